import { dialPhone, showPhone } from '#contract/rules/phone.ts'
import { whatsappLink } from '#contract/rules/whatsapp.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/orders.ts'
import './need-a-hand.css'

/** Where the centre helps; what it left empty is not there. `whatsapp` is a number of its own or the first mobile one. */
export type Help = { phone: string | null; whatsapp: string | null; email: string | null }

/** About which order it is stands in the chat already. */
export function NeedAHand({ help: { phone, whatsapp, email }, invoice }: { help: Help; invoice: string }) {
  const chat = whatsapp && whatsappLink(whatsapp, words.notThrough(invoice))
  if (!phone && !chat && !email) return null
  return (
    <div className="hand">
      <p>{words.needHand}</p>
      <ul>
        {phone && (
          <li>
            <a className="link" href={dialPhone(phone)}>
              <Icon name="phone-fill" />
              {showPhone(phone)}
            </a>
          </li>
        )}
        {chat && (
          <li>
            <a className="link" href={chat} target="_blank" rel="noreferrer">
              <Icon name="whatsapp-logo-fill" />
              {words.whatsapp}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a className="link" href={`mailto:${email}`}>
              <Icon name="envelope-simple-fill" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
