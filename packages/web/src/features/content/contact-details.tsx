import type { BusinessInfo } from '#contract/schemas/business.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/content.ts'
import { businessApi } from './business-api.ts'
import { ContactCards } from './contact-cards.tsx'
import { ContactWays } from './contact-ways.tsx'
import { contactsOf, isReachable } from './contacts.ts'
import { VisitUs } from './visit-us.tsx'

function Details({ info }: { info: BusinessInfo }) {
  const contacts = contactsOf(info)
  return (
    <>
      <ContactWays contacts={contacts} />
      {isReachable(contacts) ? <ContactCards contacts={contacts} /> : <Empty text={words.noContact} />}
      <VisitUs info={info} />
    </>
  )
}

export function ContactDetails() {
  const info = businessApi.useBusinessInfoQuery()
  return (
    <Loaded query={info} loading={<Loading text={app.loading} />} failed={words.contactFailed}>
      {({ data }) => <Details info={data} />}
    </Loaded>
  )
}
