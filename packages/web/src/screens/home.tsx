import { Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { barHome } from '#words/app.ts'
import * as catalogue from '#words/catalogue.ts'
import * as words from '#words/content.ts'
import { askGalleries, useGalleriesQuery } from '../features/catalogue/galleries-api.ts'
import { PhotoCarousel, PhotosLoading } from '../features/catalogue/photo-carousel.tsx'
import { RideGrid, RidesLoading } from '../features/catalogue/ride-grid.tsx'
import { askRides, useRidesQuery } from '../features/catalogue/rides-api.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { Hero } from '../features/content/hero.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { PlaceData } from '../features/content/place-data.tsx'
import { TimeAndGuideline } from '../features/content/time-and-guideline.tsx'
import { TodayTicket } from '../features/kept-passes/today-ticket.tsx'
import './home.css'

const SHOWN = 6
const RIDES = { page: 1, per_page: 150 }
const PHOTOS = { page: 1, per_page: 15 }

export const queries = () => [askRides(RIDES), askGalleries(PHOTOS)]

/** A centre that has none yet says nothing of them. */
function Rides() {
  const rides = useRidesQuery(RIDES)
  if (rides.currentData?.data.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="rides">
      <div className="head head--split">
        <h2 id="rides">{words.discoverRides}</h2>
        <ButtonLink kind="soft" size="sm" className="only-wide" to={paths.funRides}>
          {words.viewMore}
          <Icon name="arrow-right-bold" />
        </ButtonLink>
      </div>
      <Loaded query={rides} loading={<RidesLoading count={SHOWN} />} failed={catalogue.ridesFailed}>
        {({ data }) => <RideGrid rides={data.slice(0, SHOWN)} />}
      </Loaded>
      <div className="only-narrow more">
        <ButtonLink to={paths.funRides}>
          {words.viewMore}
          <Icon name="arrow-right-bold" />
        </ButtonLink>
      </div>
    </section>
  )
}

function Gallery() {
  const galleries = useGalleriesQuery(PHOTOS)
  if (galleries.currentData?.data.length === 0) return null
  return (
    <section className="band band--ink section" aria-labelledby="gallery">
      <div className="wrap">
        <div className="head head--center">
          <h2 id="gallery">{words.photoGallery}</h2>
        </div>
        <Loaded query={galleries} loading={<PhotosLoading />} failed={catalogue.galleryFailed}>
          {({ data }) => <PhotoCarousel photos={data.slice(0, SHOWN)} labelledBy="gallery" />}
        </Loaded>
        <div className="more">
          <ButtonLink kind="soft" to={paths.gallery}>
            {words.viewMore}
            <Icon name="arrow-right-bold" />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export function Component() {
  const info = useBusinessInfo()
  return (
    <>
      <PageHead
        title={info?.name ? `${info.name} · ${info.banner_text ?? barHome}` : barHome}
        description={info?.decription}
        path={paths.home}
      />
      <PlaceData />
      <Hero info={info} first={<TodayTicket strip centre={info?.name} />}>
        <ButtonLink kind="go" size="lg" to={paths.packages}>
          <Icon name="crown-simple-fill" />
          {words.funMember}
        </ButtonLink>
        <ButtonLink kind="soft" size="lg" to={paths.tickets}>
          {words.tickets}
        </ButtonLink>
      </Hero>
      {/* Each wakes in a task of its own, and nothing in them ever waits. */}
      <Suspense>
        <Rides />
      </Suspense>
      <Suspense>
        <Gallery />
        <TimeAndGuideline info={info} />
      </Suspense>
    </>
  )
}
