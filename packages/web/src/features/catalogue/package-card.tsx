import { pathOf, paths } from '#contract/paths.ts'
import { formatShort } from '#contract/rules/money.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { Package } from '#contract/schemas/package.ts'
import { Block } from '#ui/block.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { langOf } from '#ui/lang-of.ts'
import '../orders/package-theme.css'
import { hourWords, monthWords, type Theme, weekOf } from '../orders/package-words.ts'
import './package-card.css'
import { ValidAt } from './valid-at.tsx'

function Price({ price, old }: { price: number; old: number | null }) {
  return (
    <p className="pass__price">
      <b>
        <small>TK </small>
        {formatShort(price)}
      </b>
      {old !== null && (
        <del>
          <span className="vh">Old price </span>TK {formatShort(old)}
        </del>
      )}
    </p>
  )
}

function Included({ details }: Pick<Package, 'details'>) {
  return (
    <ul className="pass__included">
      {details.map(({ id, qty, price, product }) => (
        <li key={id}>
          <b>{qty}</b>
          <span lang={langOf(product.name)}>{product.name}</span>
          <small>extra TK {formatShort(price)} each</small>
        </li>
      ))}
    </ul>
  )
}

/** A closed day is struck for the eye and named as closed for the ear. */
function Days({ days }: Pick<Package, 'days'>) {
  return (
    <div className="stack pass__days">
      <p className="label">Days</p>
      <ul className="week">
        {weekOf(days).map(({ day, short, open }) => (
          <li key={day} className={open ? 'on' : undefined}>
            {open ? <span aria-hidden="true">{short}</span> : <s aria-hidden="true">{short}</s>}
            <span className="vh">{open ? day : `${day}: closed`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Hours({ hour, extra }: { hour: number; extra: number }) {
  return (
    <dl className="pass__facts">
      <div>
        <dt>Hours per visit</dt>
        <dd>{hourWords(hour)}</dd>
      </div>
      {hour > 0 && (
        <div>
          <dt>Extra hour</dt>
          <dd>TK {formatShort(extra)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The checkout is handed the package and opens without asking for it again. */
function BuyNow({ pack }: { pack: Package }) {
  const to = pathOf(paths.membershipCheckout, pack.id)
  return (
    <ButtonLink kind="go" className="pass__buy" to={to} state={pack} aria-label={`BUY NOW, ${pack.name}`}>
      BUY NOW
    </ButtonLink>
  )
}

type Props = { pack: Package; theme: Theme; branches?: Branch[] }

export function PackageCard({ pack, theme, branches }: Props) {
  return (
    <Block as="article" className={`pass package-theme--${theme}`}>
      <div className="pass__top">
        <div className="row">
          <p className="pass__title" lang={langOf(pack.title)}>
            {pack.title}
          </p>
          <span className="pass__month">{monthWords(pack.month)}</span>
        </div>
        <h2 className="pass__name" lang={langOf(pack.name)}>
          {pack.name}
        </h2>
        <Price price={pack.price} old={pack.old_price} />
      </div>
      <div className="pass__slip">
        {pack.details.length > 0 && <Included details={pack.details} />}
        <Days days={pack.days} />
        <Hours hour={pack.hour} extra={pack.extra_hour_price} />
        {pack.description !== '' && (
          <p className="pass__text" lang={langOf(pack.description)}>
            {pack.description}
          </p>
        )}
        <ValidAt branches={branches} />
        <BuyNow pack={pack} />
      </div>
    </Block>
  )
}
