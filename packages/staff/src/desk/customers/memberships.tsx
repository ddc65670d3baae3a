import { can } from '#contract/rights.ts'
import { daysBetween } from '#contract/rules/dates.ts'
import type { HouseholdMembership } from '#contract/schemas/staff-customers.ts'
import { orderPath } from '#contract/staff-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk-customers.ts'
import { useMe } from '../../api/use-me.ts'

const badges = { coming: 'info', running: 'ok', ended: undefined, cancelled: undefined } as const

/** Those that run first, then those to come, then those that are over. */
const order: HouseholdMembership['state'][] = ['running', 'coming', 'ended', 'cancelled']

export function Memberships({ memberships }: { memberships: HouseholdMembership[] }) {
  const sorted = order.flatMap((state) => memberships.filter((one) => one.state === state))
  return (
    <Panel title={words.memberships}>
      <PanelBody>
        {sorted.length === 0 && <p className="household__empty">{words.noMemberships}</p>}
        {sorted.map((one) => (
          <Membership key={one.id} membership={one} />
        ))}
      </PanelBody>
    </Panel>
  )
}

function about({ start_date, end_date, hour, places }: HouseholdMembership): string {
  const people = places.map(({ type, qty }) => words.placesOf(type, qty)).join(', ')
  return [words.fromTo(showDay(start_date), showDay(end_date)), words.hoursADay(hour), people]
    .filter(Boolean)
    .join(' · ')
}

function Membership({ membership }: { membership: HouseholdMembership }) {
  const { id, name, month, state, invoice_number, visits } = membership
  return (
    <div className="term">
      <div className="term__top">
        <span>
          <b lang={langOf(name)}>{words.months(name, month)}</b>
          <small>{about(membership)}</small>
        </span>
        <Badge kind={badges[state]}>{words.membershipStates[state]}</Badge>
      </div>
      {state === 'running' ? (
        <Running membership={membership} />
      ) : (
        <p>
          {words.visitsUsed(visits)} · <Link to={orderPath('memberships', id)}>{invoice_number}</Link>
        </p>
      )}
    </div>
  )
}

/** How far it is, and what can be done with it on the page of its order. */
function Running({
  membership: { id, start_date, end_date, visits, visits_this_month },
}: {
  membership: HouseholdMembership
}) {
  const [today, { role }] = [useToday(), useMe()]
  const days = daysBetween(start_date, end_date) + 1
  const day = Math.min(days, Math.max(1, daysBetween(start_date, today) + 1))
  const said = words.dayOf(day, days)
  return (
    <>
      <span className="term__meter" role="img" aria-label={said}>
        <b style={{ width: `${Math.round((day / days) * 100)}%` }} />
      </span>
      <p>
        {said}, {words.daysLeft(days - day)} · {words.visitsThisMonth(visits_this_month)} · {words.visitsUsed(visits)}
      </p>
      <div className="household__acts">
        {can(role, 'extend') && (
          <ButtonLink kind="soft" size="sm" to={orderPath('memberships', id)}>
            {words.extend}
          </ButtonLink>
        )}
        {can(role, 'resend') && (
          <ButtonLink kind="soft" size="sm" to={orderPath('memberships', id)}>
            {words.changeRider}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
