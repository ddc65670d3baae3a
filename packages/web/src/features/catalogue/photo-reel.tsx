import type { GalleryItem } from '#contract/schemas/gallery.ts'
import { Picture } from '../../ui/picture.tsx'
import { Reel } from '../../ui/reel.tsx'
import { Loading } from '../../ui/state.tsx'

const SIZES = '(min-width: 800px) 576px, 72vw'

export function PhotoReel({ photos, labelledBy }: { photos: GalleryItem[]; labelledBy: string }) {
  const slides = photos.map(({ id, picture }) => <Picture key={id} picture={picture} sizes={SIZES} />)
  return <Reel key={slides.length} labelledBy={labelledBy} slides={slides} />
}

/** As tall as the reel that comes, so that nothing jumps. */
export function PhotosLoading() {
  return (
    <div className="reel-wait">
      <Loading text="Loading..." />
    </div>
  )
}
