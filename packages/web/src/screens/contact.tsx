import { paths } from '#contract/paths.ts'
import { ContactDetails } from '../features/content/contact-details.tsx'
import { OpenNow } from '../features/content/open-now.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { PlaceData } from '../features/content/place-data.tsx'
import './contact.css'

export function Component() {
  return (
    <>
      <PageHead
        title="Contact Us"
        description="Where to find us, whom to call and where to write: address, phone numbers, emails and a map."
        path={paths.contact}
      />
      <PlaceData />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1>Contact Us</h1>
          <p className="lead">Call, write or just walk in. Someone friendly always answers.</p>
          <OpenNow />
        </div>
      </div>
      <div className="wrap stack contact-page">
        <ContactDetails />
      </div>
    </>
  )
}
