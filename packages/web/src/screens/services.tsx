import { paths } from '#contract/paths.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/paging.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { loading } from '#words/app.ts'
import * as catalogue from '#words/catalogue.ts'
import * as words from '#words/pages.ts'
import { GroupAccordion } from '#cards/group-accordion.tsx'
import { askServices, useServicesQuery } from '../features/catalogue/groups-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { TicketCall } from '../features/content/ticket-call.tsx'

const SERVICES = { page: 1, per_page: DEFAULT_PAGE_SIZE }

export const queries = () => [askServices(SERVICES)]

function Services() {
  const services = useServicesQuery(SERVICES)
  return (
    <Loaded query={services} loading={<Loading text={loading} />} failed={catalogue.servicesFailed}>
      {({ data }) => (data.length === 0 ? <Empty text={catalogue.servicesNone} /> : <GroupAccordion groups={data} />)}
    </Loaded>
  )
}

export function Component() {
  return (
    <>
      <PageHead title={words.servicesTitle} description={words.servicesDescription} path={paths.services} />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1>{words.servicesTitle}</h1>
          <p className="lead">{catalogue.servicesLead}</p>
        </div>
      </div>
      <div className="wrap groups">
        <Services />
      </div>
      <TicketCall />
    </>
  )
}
