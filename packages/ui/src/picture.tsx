import type { Picture as Stored } from '#contract/schemas/picture.ts'
import { focusOf } from './focus-of.ts'
import { langOf } from './lang-of.ts'
import { type Format, largest, srcSet } from './picture-sources.ts'
import './picture.css'
import { Swing } from './swing.tsx'
import { useBrokenImage } from './use-broken-image.ts'

/** `wide` is another crop of the same scene, taken where `media` holds. */
type Crop = { picture: Stored; sizes: string; media?: string }
/** `first`: it is seen before anything is scrolled. */
type Props = { picture: Stored | null; sizes: string; wide?: Crop; first?: boolean }

const types: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

function Sources({ crop: { picture, sizes, media }, formats }: { crop: Crop; formats: Format[] }) {
  return formats.map((format) => (
    <source key={format} type={types[format]} srcSet={srcSet(picture, format)} sizes={sizes} media={media} />
  ))
}

function Missing({ alt }: { alt: string }) {
  return (
    <span className="pic-missing" role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
      <Swing mood="still" />
    </span>
  )
}

export function Picture({ picture, sizes, wide, first = false }: Props) {
  const { broken, watch } = useBrokenImage()
  if (!picture || broken) return <Missing alt={picture?.alt ?? ''} />
  return (
    <picture>
      {wide && <Sources crop={wide} formats={['avif', 'webp', 'jpg']} />}
      <Sources crop={{ picture, sizes }} formats={['avif', 'webp']} />
      <img
        {...watch}
        src={largest(picture)}
        srcSet={srcSet(picture, 'jpg')}
        sizes={sizes}
        alt={picture.alt}
        lang={langOf(picture.alt)}
        width={picture.width}
        height={picture.height}
        style={focusOf(picture, wide?.picture)}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        draggable={false}
      />
    </picture>
  )
}

/** For the one picture a page is first judged by: the browser fetches it before it meets the markup. */
export function PicturePreload({ picture, sizes, media }: Crop) {
  return (
    <link
      rel="preload"
      as="image"
      type={types.avif}
      href={largest(picture)}
      imageSrcSet={srcSet(picture, 'avif')}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
