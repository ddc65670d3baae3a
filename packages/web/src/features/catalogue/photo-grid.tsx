import { type ComponentType, type MouseEvent, useState } from 'react'
import type { GalleryItem } from '#contract/schemas/gallery.ts'
import type { LightboxProps } from '#ui/lightbox.tsx'
import { largest } from '#ui/picture-sources.ts'
import { Picture, PicturePreload } from '#ui/picture.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/catalogue.ts'
import './photo-grid.css'

/** Two columns of a phone, three from 800 px, 368 px at most. */
const SIZES = '(min-width: 1280px) 368px, (min-width: 800px) 28vw, 43vw'
/** A row of a wide screen, and what a phone shows first. */
const FIRST = 3

type Opened = { Lightbox: ComponentType<LightboxProps>; at: number }

const fetchLightbox = () => import('#ui/lightbox.tsx')
// A failure here is not lost: the tap that follows meets it again.
const onIntent = () => void fetchLightbox().catch(() => {})
const inNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

function useLightbox() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (inNewTab(event)) return
    event.preventDefault()
    const link = event.currentTarget
    // Not every browser focuses a link that is tapped, and the dialog gives the focus back to what had it.
    link.focus({ preventScroll: true })
    fetchLightbox().then(
      ({ Lightbox }) => setOpened({ Lightbox, at }),
      () => location.assign(link.href),
    )
  }
  return { opened, open, close: () => setOpened(null) }
}

/** Every print is a link to its large picture; where scripts run it opens over the page instead. */
export function PhotoGrid({ photos }: { photos: GalleryItem[] }) {
  const { opened, open, close } = useLightbox()
  return (
    <>
      {photos[0] && <PicturePreload picture={photos[0].picture} sizes={SIZES} />}
      <ul className="pics">
        {photos.map(({ id, picture }, i) => (
          <li key={id}>
            <a
              className="pic"
              href={largest(picture)}
              aria-haspopup="dialog"
              onClick={(event) => open(event, i)}
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              <Picture picture={picture} sizes={SIZES} first={i < FIRST} />
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Lightbox
          name={words.galleryName}
          pictures={photos.map(({ picture }) => picture)}
          start={opened.at}
          onClose={close}
        />
      )}
    </>
  )
}

/** Prints of the size of what comes, so that nothing jumps. */
export function PhotosLoading({ count }: { count: number }) {
  return (
    <>
      <p className="vh" role="status">
        {app.loading}
      </p>
      <ul className="pics late" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <li key={i}>
            <div className="pic">
              <div className="pic__wait skel" />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
