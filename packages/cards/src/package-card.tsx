import { pathOf, paths } from '#contract/paths.ts'
import { formatShort } from '#contract/rules/money.ts'
import { weekdays } from '#contract/rules/week.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { Package } from '#contract/schemas/package.ts'
import { Block } from '#ui/block.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { langOf } from '#ui/lang-of.ts'
import { digits } from '#words/digits.ts'
import * as words from '#words/catalogue.ts'
import * as dates from '#words/dates.ts'
import * as money from '#words/money.ts'
import './package-theme.css'
import type { Theme } from './package-words.ts'
import './package-card.css'
import { ValidAt } from './valid-at.tsx'

function Price({ price, old }: { price: number; old: number | null }) {
  return (
    <p className="pass__price">
      <b>
        <small>{money.sign} </small>
        {money.amount(price)}
      </b>
      {old !== null && (
        <del>
          <span className="vh">{words.oldPrice}</span>
          {money.price(old)}
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
          <b>{digits(qty)}</b>
          <span lang={langOf(product.type_name ?? product.name)}>{product.type_name ?? product.name}</span>
          <small>{words.extraEach(formatShort(price))}</small>
        </li>
      ))}
    </ul>
  )
}

/** A closed day is struck for the eye and named as closed for the ear. */
function Days({ days }: Pick<Package, 'days'>) {
  return (
    <div className="stack pass__days">
      <p className="label">{words.days}</p>
      <ul className="week">
        {weekdays.map((day) => {
          const open = days.includes(day)
          const Short = open ? 'span' : 's'
          const name = dates.weekdayName(day)
          return (
            <li key={day} className={open ? 'on' : undefined}>
              <Short aria-hidden="true">{dates.weekdayShort(day)}</Short>
              <span className="vh">{open ? name : dates.closedDay(name)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Hours({ hour, extra }: { hour: number; extra: number }) {
  return (
    <dl className="pass__facts">
      <div>
        <dt>{words.hoursPerVisit}</dt>
        <dd>{hour === 0 ? dates.unlimited : dates.hoursCount(hour)}</dd>
      </div>
      {hour > 0 && (
        <div>
          <dt>{words.extraHour}</dt>
          <dd>{money.price(extra)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The checkout is handed the package and opens without asking for it again. */
function BuyNow({ pack }: { pack: Package }) {
  const to = pathOf(paths.membershipCheckout, pack.id)
  return (
    <ButtonLink kind="go" className="pass__buy" to={to} state={pack} aria-label={words.buyNowNamed(pack.name)}>
      {words.buyNow}
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
          <span className="pass__month">{dates.monthsCount(pack.month)}</span>
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
