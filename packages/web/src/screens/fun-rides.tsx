import { paths } from '#contract/paths.ts'
import { DEFAULT_PAGE_SIZE, pageOf, pagePath } from '#contract/rules/paging.ts'
import { Paged } from '#ui/paged.tsx'
import { Empty } from '#ui/state.tsx'
import { usePage } from '#ui/use-page.ts'
import { useTurnedPage } from '#ui/use-turned-page.ts'
import * as catalogue from '#words/catalogue.ts'
import * as words from '#words/pages.ts'
import type { Queries } from '../api/queries.ts'
import { RideGrid, RidesLoading } from '../features/catalogue/ride-grid.tsx'
import { askRides, useRidesQuery } from '../features/catalogue/rides-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { TicketCall } from '../features/content/ticket-call.tsx'
import { Promises } from '../features/content/promises.tsx'

const perPage = (page: number) => ({ page, per_page: DEFAULT_PAGE_SIZE })
const to = (page: number) => pagePath(paths.funRides, page)

export const queries: Queries = ({ search }) => [askRides(perPage(pageOf(search.get('page'))))]

function Rides({ page }: { page: number }) {
  const rides = useRidesQuery(perPage(page))
  const loading = <RidesLoading count={DEFAULT_PAGE_SIZE} />
  return (
    <Paged
      query={rides}
      page={page}
      to={to}
      loading={loading}
      failed={catalogue.ridesFailed}
      empty={<Empty text={catalogue.ridesNone} />}
    >
      {(shown) => <RideGrid rides={shown} heading="h2" first={4} />}
    </Paged>
  )
}

export function Component() {
  const page = usePage()
  const heading = useTurnedPage(page)
  const rides = useRidesQuery(perPage(page))
  return (
    <>
      <PageHead
        title={page > 1 ? words.ridesTitlePage(page) : words.ridesTitle}
        description={words.ridesDescription}
        path={to(page)}
        picture={rides.currentData?.data[0]?.picture}
      />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1 ref={heading} tabIndex={-1}>
            {words.ridesTitle}
          </h1>
        </div>
      </div>
      <div className="wrap">
        <Rides page={page} />
      </div>
      <Promises />
      <TicketCall />
    </>
  )
}
