import type { Pastel } from '#contract/rules/pastel.ts'
import type { GalleryItem } from '#contract/schemas/gallery.ts'
import { Block } from '#ui/block.tsx'
import { Picture, PicturePreload } from '#ui/picture.tsx'
import * as words from '#words/catalogue.ts'
import './about-rows.css'
import { photosFor } from './row-photos.ts'

const SIZES = '(min-width: 1280px) 656px, (min-width: 800px) 52vw, 87vw'

const rows: { title: string; text: string; pastel: Pastel }[] = [
  { title: words.aboutOneTitle, text: words.aboutOneText, pastel: 'sky' },
  { title: words.aboutTwoTitle, text: words.aboutTwoText, pastel: 'coral' },
  { title: words.aboutThreeTitle, text: words.aboutThreeText, pastel: 'leaf' },
]

/** What the centre is about, beside photos of its own gallery; with too few for that, in words alone. Undefined while they come. */
export function AboutRows({ photos }: { photos: GalleryItem[] | undefined }) {
  if (photos && photos.length < rows.length) return <InWords />
  const pictures = photosFor(rows.length, photos ?? []).map((photo) => photo?.picture ?? null)
  const first = pictures[0]
  return (
    <div className="wrap about">
      {first && <PicturePreload picture={first} sizes={SIZES} />}
      {rows.map(({ title, text, pastel }, n) => (
        <article key={pastel} className="about-row">
          <Block className="about-row__pic" pastel={pastel}>
            <Picture picture={pictures[n] ?? null} sizes={SIZES} first={n === 0} />
          </Block>
          <div className="stack">
            <h2>{title}</h2>
            <p className="lead">{text}</p>
          </div>
        </article>
      ))}
    </div>
  )
}

function InWords() {
  return (
    <div className="wrap about about--words">
      {rows.map(({ title, text, pastel }) => (
        <Block as="article" key={pastel} pastel={pastel} pad className="stack">
          <h2 className="h3">{title}</h2>
          <p>{text}</p>
        </Block>
      ))}
    </div>
  )
}
