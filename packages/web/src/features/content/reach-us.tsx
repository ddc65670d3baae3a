import { Block } from '#ui/block.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/content.ts'
import { useBusinessInfo } from './business-api.ts'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import { ContactWays } from './contact-ways.tsx'
import { contactsOf, isReachable } from './contacts.ts'
import './reach-us.css'

/** Stands at the end of a policy: whom a parent can call, write to or visit about it. */
export function ReachUs() {
  const info = useBusinessInfo()
  const contacts = info && contactsOf(info)
  if (!contacts || !isReachable(contacts)) return null
  return (
    <Block as="section" pad pastel="sky" className="reach" aria-labelledby="reach-us">
      <h2 className="h3" id="reach-us">
        {words.reachUs}
      </h2>
      <ul>
        {contacts.phones.map((phone) => (
          <li key={phone}>
            <Icon name="phone-fill" />
            <PhoneLink phone={phone} />
          </li>
        ))}
        {contacts.emails.map((email) => (
          <li key={email}>
            <Icon name="envelope-simple-fill" />
            <EmailLink email={email} />
          </li>
        ))}
        {contacts.address !== null && (
          <li className="reach__address">
            <Icon name="map-pin-fill" />
            <span lang={langOf(contacts.address)}>{contacts.address}</span>
          </li>
        )}
      </ul>
      <ContactWays contacts={contacts} />
    </Block>
  )
}
