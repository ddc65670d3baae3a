import { paths } from '#contract/paths.ts'
import { DEFAULT_PAGE_SIZE, pageOf, pagePath } from '#contract/rules/paging.ts'
import { langOf } from '#ui/lang-of.ts'
import { Paged } from '#ui/paged.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { usePage } from '#ui/use-page.ts'
import { useTurnedPage } from '#ui/use-turned-page.ts'
import * as app from '#words/app.ts'
import * as catalogue from '#words/catalogue.ts'
import * as words from '#words/pages.ts'
import type { Queries } from '../api/queries.ts'
import { AboutRows } from '../features/catalogue/about-rows.tsx'
import { askGalleries, useGalleriesQuery } from '../features/catalogue/galleries-api.ts'
import { GroupAccordion } from '#cards/group-accordion.tsx'
import { askAbouts, useAboutsQuery } from '../features/catalogue/groups-api.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { TicketCall } from '../features/content/ticket-call.tsx'
import { PlaceData } from '../features/content/place-data.tsx'

const perPage = (page: number) => ({ page, per_page: DEFAULT_PAGE_SIZE })
const PHOTOS = perPage(1)
const to = (page: number) => pagePath(paths.about, page)

export const queries: Queries = ({ search }) => [askAbouts(perPage(pageOf(search.get('page')))), askGalleries(PHOTOS)]

function Rows() {
  const photos = useGalleriesQuery(PHOTOS)
  return <AboutRows photos={photos.data?.data} />
}

function RideGroups({ page }: { page: number }) {
  const groups = useAboutsQuery(perPage(page))
  const loading = <Loading text={app.loading} />
  return (
    <Paged
      query={groups}
      page={page}
      to={to}
      loading={loading}
      failed={catalogue.ridesListFailed}
      empty={<Empty text={catalogue.ridesNone} />}
    >
      {(shown) => <GroupAccordion key={page} groups={shown} heading="h3" />}
    </Paged>
  )
}

export function Component() {
  const page = usePage()
  const heading = useTurnedPage(page)
  const info = useBusinessInfo()
  const hasNone = useAboutsQuery(perPage(page)).currentData?.meta.total === 0
  return (
    <>
      <PageHead
        title={page > 1 ? words.aboutTitlePage(page) : words.aboutTitle}
        description={info?.decription}
        path={to(page)}
      />
      <PlaceData />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1>{words.aboutTitle}</h1>
          {info?.decription && (
            <p className="lead" lang={langOf(info.decription)}>
              {info.decription}
            </p>
          )}
        </div>
      </div>
      {page === 1 && <Rows />}
      {!hasNone && (
        <section className="wrap groups" aria-labelledby="ride-groups">
          <div className="head head--center">
            <h2 id="ride-groups" ref={heading} tabIndex={-1}>
              {catalogue.ourRides}
            </h2>
          </div>
          <RideGroups page={page} />
        </section>
      )}
      <TicketCall />
    </>
  )
}
