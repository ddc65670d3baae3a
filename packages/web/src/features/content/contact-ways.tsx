import { directionsTo } from '#contract/rules/directions.ts'
import { dialPhone } from '#contract/rules/phone.ts'
import { whatsappLink } from '#contract/rules/whatsapp.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/content.ts'
import './contact-ways.css'
import type { Contacts } from './contacts.ts'

type Way = { label: string; icon: IconName; href: string | null | undefined; away?: boolean }

const waysTo = ({ address, phones }: Contacts): Way[] => [
  { label: words.call, icon: 'phone-fill', href: phones[0] && dialPhone(phones[0]) },
  {
    label: words.whatsapp,
    icon: 'whatsapp-logo-fill',
    href: phones.map((phone) => whatsappLink(phone)).find((link) => link !== null),
    away: true,
  },
  { label: words.directions, icon: 'map-pin-fill', href: directionsTo(address), away: true },
]

/** One tap each to call, write or come; what the centre has not told has no button. */
export function ContactWays({ contacts }: { contacts: Contacts }) {
  return (
    <div className="ways">
      {waysTo(contacts).map(
        ({ label, icon, href, away }) =>
          href && (
            <a
              key={icon}
              className="btn btn--soft btn--sm"
              href={href}
              {...(away && { target: '_blank', rel: 'noopener' })}
            >
              <Icon name={icon} />
              {label}
            </a>
          ),
      )}
    </div>
  )
}
