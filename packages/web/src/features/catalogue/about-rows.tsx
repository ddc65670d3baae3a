import type { Pastel } from '#contract/rules/pastel.ts'
import type { GalleryItem } from '#contract/schemas/gallery.ts'
import { Block } from '#ui/block.tsx'
import { Picture, PicturePreload } from '#ui/picture.tsx'
import './about-rows.css'
import { photosFor } from './row-photos.ts'

const SIZES = '(min-width: 1280px) 656px, (min-width: 800px) 52vw, 87vw'

const rows: { title: string; text: string; pastel: Pastel }[] = [
  {
    title: 'A roof full of play',
    text: 'Rain or forty degrees, the floor is dry, cool and soft. Children run; nobody says “careful” every minute.',
    pastel: 'sky',
  },
  {
    title: 'People who know your child',
    text: 'Every guide is trained in first aid and in the art of one more turn.',
    pastel: 'coral',
  },
  {
    title: 'Made for parents too',
    text: 'Coffee, quiet corners, charging points, and a clear view of every slide.',
    pastel: 'leaf',
  },
]

/** What the centre is about, beside photos of its own gallery. */
export function AboutRows({ photos }: { photos: GalleryItem[] }) {
  const pictures = photosFor(rows.length, photos).map((photo) => photo?.picture ?? null)
  const first = pictures[0]
  return (
    <div className="wrap about">
      {first && <PicturePreload picture={first} sizes={SIZES} />}
      {rows.map(({ title, text, pastel }, n) => (
        <article key={title} className="about-row">
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
