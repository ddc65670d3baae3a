import { useSearchParams } from 'react-router'
import { DEFAULT_PAGE_SIZE, pageOf } from '#contract/rules/paging.ts'
import { pagePath, paths } from '../app/paths.ts'
import type { Queries } from '../app/screen.tsx'
import { RideGrid, RidesLoading } from '../features/catalogue/ride-grid.tsx'
import { askRides, useRidesQuery } from '../features/catalogue/rides-api.ts'
import { Promises } from '../features/content/promises.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { PastTheEnd } from '../ui/past-the-end.tsx'
import { Empty } from '../ui/state.tsx'
import { useTurnedPage } from '../ui/use-turned-page.ts'

const perPage = (page: number) => ({ page, per_page: DEFAULT_PAGE_SIZE })
const to = (page: number) => pagePath(paths.funRides, page)

export const queries: Queries = ({ search }) => [askRides(perPage(pageOf(search.get('page'))))]

function Rides({ page }: { page: number }) {
  const rides = useRidesQuery(perPage(page))
  return (
    <Loaded query={rides} loading={<RidesLoading count={DEFAULT_PAGE_SIZE} />} failed="Failed to load rides.">
      {({ data, meta }) => {
        if (page > meta.last_page) return <PastTheEnd page={page} last={meta.last_page} to={to} />
        if (data.length === 0) return <Empty text="No rides found" />
        return (
          <>
            <RideGrid rides={data} heading="h2" first={4} />
            <Pager page={page} last={meta.last_page} to={to} />
          </>
        )
      }}
    </Loaded>
  )
}

export function Component() {
  const page = pageOf(useSearchParams()[0].get('page'))
  const heading = useTurnedPage(page)
  const rides = useRidesQuery(perPage(page))
  return (
    <>
      <PageHead
        title={page > 1 ? `Fun Rides, page ${page}` : 'Fun Rides'}
        description="Rides, soft play and games for children aged 2 to 12: see every ride before you come."
        path={to(page)}
        picture={rides.currentData?.data[0]?.picture}
      />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1 ref={heading} tabIndex={-1}>
            Fun Rides
          </h1>
        </div>
      </div>
      <div className="wrap">
        <Rides page={page} />
      </div>
      <Promises />
    </>
  )
}
