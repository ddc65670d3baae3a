import { paths } from '#contract/paths.ts'
import { contactLead } from '#words/content.ts'
import * as words from '#words/pages.ts'
import { ContactDetails } from '../features/content/contact-details.tsx'
import { OpenNow } from '../features/content/open-now.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { PlaceData } from '../features/content/place-data.tsx'
import './contact.css'

export function Component() {
  return (
    <>
      <PageHead title={words.contactTitle} description={words.contactDescription} path={paths.contact} />
      <PlaceData />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1>{words.contactTitle}</h1>
          <p className="lead">{contactLead}</p>
          <OpenNow />
        </div>
      </div>
      <div className="wrap stack contact-page">
        <ContactDetails />
      </div>
    </>
  )
}
