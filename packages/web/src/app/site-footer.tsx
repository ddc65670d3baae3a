import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { paths } from '#contract/paths.ts'
import { dialPhone, showPhone } from '#contract/rules/phone.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { useBrokenImage } from '#ui/use-broken-image.ts'
import * as words from '#words/app.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { contactsOf, isReachable } from '../features/content/contacts.ts'
import { PaymentMarks } from '../features/orders/payment-marks.tsx'
import { setShowLogin } from '../features/session/auth.ts'
import { footerScene } from './footer-scene.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { policyEntries } from './navigation.ts'
import { signInIntent } from './sign-in.tsx'
import './site-footer.css'
import { webAddress } from './web-address.ts'

type Of = { info: BusinessInfo | null }

const socials: { field: 'facebook' | 'x' | 'instagram' | 'linkedin' | 'youtube'; name: string; icon: IconName }[] = [
  { field: 'facebook', name: words.facebook, icon: 'facebook-logo-fill' },
  { field: 'x', name: words.x, icon: 'x-logo-fill' },
  { field: 'instagram', name: words.instagram, icon: 'instagram-logo-fill' },
  { field: 'linkedin', name: words.linkedin, icon: 'linkedin-logo-fill' },
  { field: 'youtube', name: words.youtube, icon: 'youtube-logo-fill' },
]

function Social({ info }: Of) {
  const present = socials.flatMap((social) => {
    const href = webAddress(info?.[social.field] ?? null)
    return href === null ? [] : [{ ...social, href }]
  })
  if (present.length === 0) return null
  return (
    <ul className="social">
      {present.map(({ field, name, icon, href }) => (
        <li key={field}>
          <a href={href} aria-label={name} target="_blank" rel="noopener">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The logo beside it already says the name. */
function Wordmark({ src }: { src: string }) {
  const { broken, watch } = useBrokenImage()
  return broken ? null : <img {...watch} src={src} alt="" loading="lazy" />
}

function Who({ info }: Of) {
  return (
    <div className="stack">
      <div className="site-footer__logo">
        <Logo info={info} lazy />
        {info?.wordmark && <Wordmark src={info.wordmark} />}
      </div>
      {info?.decription && <p lang={langOf(info.decription)}>{info.decription}</p>}
      <p className="sm">
        <Sentence text={words.tradeLicence} gaps={{ number: info?.trade_license_no ?? words.tradeLicenceNone }} />
      </p>
      <Social info={info} />
    </div>
  )
}

function Explore() {
  const dispatch = useDispatch()
  return (
    <Column title={words.explore}>
      <li>
        <Link className="cap" to={paths.about}>
          {words.navAbout}
        </Link>
      </li>
      <li>
        <Link to={paths.packages}>{words.buyMembership}</Link>
      </li>
      <li className="when-signed-out">
        <button type="button" aria-haspopup="dialog" {...signInIntent} onClick={() => dispatch(setShowLogin(true))}>
          {words.registration}
        </button>
      </li>
    </Column>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function Contact({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        {children}
      </a>
    </li>
  )
}

function Visit({ info }: Of) {
  const contacts = info && contactsOf(info)
  if (!contacts || !isReachable(contacts)) return null
  const { address, phones, emails } = contacts
  return (
    <Column title={words.visitUs}>
      {address !== null && (
        <li>
          <Link to={paths.contact} lang={langOf(address)}>
            <Icon name="map-pin-fill" />
            {address}
          </Link>
        </li>
      )}
      {phones.map((phone) => (
        <Contact key={phone} icon="phone-fill" href={dialPhone(phone)}>
          {showPhone(phone)}
        </Contact>
      ))}
      {emails.map((email) => (
        <Contact key={email} icon="envelope-simple-fill" href={`mailto:${email}`}>
          {email}
        </Contact>
      ))}
    </Column>
  )
}

export function SiteFooter() {
  const info = useBusinessInfo()
  return (
    <footer className="site-footer">
      {footerScene}
      <div className="wrap">
        <div className="site-footer__grid">
          <Who info={info} />
          <Explore />
          <Column title={words.policies}>
            {policyEntries.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Column>
          <Visit info={info} />
        </div>
        <div className="site-footer__base">
          <LanguageSwitch at="foot" />
          <p>{info?.name ? words.copyright(info.name) : words.copyrightNoName}</p>
          <p className="site-footer__marks">
            {words.weAccept} <PaymentMarks />
          </p>
        </div>
      </div>
    </footer>
  )
}
