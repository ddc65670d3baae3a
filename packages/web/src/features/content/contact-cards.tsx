import { InfoCard } from '#ui/info-card.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/content.ts'
import './contact-cards.css'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import type { Contacts } from './contacts.ts'

/** A card with nothing to show is left out. */
export function ContactCards({ contacts: { address, phones, emails } }: { contacts: Contacts }) {
  return (
    <div className="info-cards contact">
      {address !== null && (
        <InfoCard icon="map-pin-fill" title={words.address}>
          <p className="contact__address" lang={langOf(address)}>
            {address}
          </p>
        </InfoCard>
      )}
      {phones.length > 0 && (
        <InfoCard icon="phone-fill" title={words.phone}>
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} />
          ))}
        </InfoCard>
      )}
      {emails.length > 0 && (
        <InfoCard icon="envelope-simple-fill" title={words.email}>
          {emails.map((email) => (
            <EmailLink key={email} email={email} />
          ))}
        </InfoCard>
      )}
    </div>
  )
}
