import { paths } from '#contract/paths.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/paging.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { GroupAccordion } from '../features/catalogue/group-accordion.tsx'
import { askServices, useServicesQuery } from '../features/catalogue/groups-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { TicketCall } from '../features/content/ticket-call.tsx'

const SERVICES = { page: 1, per_page: DEFAULT_PAGE_SIZE }

export const queries = () => [askServices(SERVICES)]

function Services() {
  const services = useServicesQuery(SERVICES)
  return (
    <Loaded query={services} loading={<Loading text="Loading..." />} failed="Failed to load Services data.">
      {({ data }) => (data.length === 0 ? <Empty text="No services found" /> : <GroupAccordion groups={data} />)}
    </Loaded>
  )
}

export function Component() {
  return (
    <>
      <PageHead
        title="Services"
        description="Play zones, parties, food, care and everything for parents: what we do while your children play."
        path={paths.services}
      />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1>Services</h1>
          <p className="lead">Everything we do so that you can sit down for once.</p>
        </div>
      </div>
      <div className="wrap groups">
        <Services />
      </div>
      <TicketCall />
    </>
  )
}
