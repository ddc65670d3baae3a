import type { GalleryItem } from '#contract/schemas/gallery.ts'
import { Carousel } from '#ui/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { Loading } from '#ui/state.tsx'
import * as words from '#words/app.ts'

const SIZES = '(min-width: 800px) 576px, 72vw'

export function PhotoCarousel({ photos, labelledBy }: { photos: GalleryItem[]; labelledBy: string }) {
  const slides = photos.map(({ id, picture }) => <Picture key={id} picture={picture} sizes={SIZES} />)
  return <Carousel key={slides.length} labelledBy={labelledBy} slides={slides} />
}

/** As tall as the carousel that comes, so that nothing jumps. */
export function PhotosLoading() {
  return (
    <div className="carousel-wait">
      <Loading text={words.loading} />
    </div>
  )
}
