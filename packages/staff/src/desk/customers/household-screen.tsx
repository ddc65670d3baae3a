import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { formatShort } from '#contract/rules/money.ts'
import { showPhone } from '#contract/rules/phone.ts'
import type { Household } from '#contract/schemas/staff-customers.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk-customers.ts'
import { loading } from '#words/frame.ts'
import { useHouseholdQuery } from '../../api/customers-api.ts'
import { CustomerActs, type Act } from './customer-acts.tsx'
import './household-screen.css'
import { Memberships } from './memberships.tsx'
import { Messages } from './messages.tsx'
import { Notes } from './notes.tsx'
import { OrdersOf } from './orders-of.tsx'
import { PeopleOf } from './people-of.tsx'
import { VisitsOf } from './visits-of.tsx'

/** The page of a customer: who they are, what they have, when they came. That it is looked at is logged. */
export function Component() {
  const id = Number(useParams()['id'])
  const household = useHouseholdQuery(id, { refetchOnMountOrArgChange: true, skip: !Number.isInteger(id) })
  const isGone = !Number.isInteger(id) || (household.error as { status?: unknown } | undefined)?.status === 404
  return (
    <>
      <Back />
      {isGone ? (
        <Empty text={words.gone} />
      ) : (
        <Loaded query={household} loading={<Loading text={loading} />} failed={words.pageFailed}>
          {(shown) => <Shown household={shown} />}
        </Loaded>
      )}
    </>
  )
}

/** To the search that they came from. */
function Back() {
  const { state } = useLocation() as { state: { from?: string } | null }
  return (
    <Link className="household__back" to={`${staffPaths.customers}${state?.from ?? ''}`}>
      <Icon name="arrow-left-bold" />
      {words.customers}
    </Link>
  )
}

function Shown({ household }: { household: Household }) {
  const [act, setAct] = useState<Act | null>(null)
  const go = useNavigate()
  const { name, phone, since, can } = household
  return (
    <>
      <title>{name || showPhone(phone)}</title>
      <DeskTitle title={name || words.nameless} about={words.about(showPhone(phone), showDay(since))}>
        {can.phone && (
          <Button kind="soft" onClick={() => setAct('phone')}>
            {words.changePhone}
          </Button>
        )}
        {can.erase && (
          <button type="button" className="icon-btn" aria-label={words.moreActs} onClick={() => setAct('more')}>
            <span className="household__dots" aria-hidden="true">
              •••
            </span>
          </button>
        )}
      </DeskTitle>
      <Numbers household={household} />
      <div className="household">
        <div>
          <Memberships memberships={household.memberships} />
          <VisitsOf household={household} />
          <OrdersOf household={household} />
        </div>
        <div>
          <PeopleOf household={household} />
          <Notes household={household} />
          <Messages messages={household.messages} />
        </div>
      </div>
      <CustomerActs
        household={household}
        act={act}
        onAct={setAct}
        onGone={() => go(staffPaths.customers, { replace: true })}
      />
    </>
  )
}

function Numbers({ household: { visits, takings, median_stay, last_visit } }: { household: Household }) {
  const today = useToday()
  const numbers = [
    [words.visitsNumber, String(visits)],
    [words.takings, `Tk ${formatShort(takings)}`],
    [words.medianStay, median_stay === null ? words.none : words.stay(median_stay)],
    [
      words.lastVisit,
      last_visit === null ? words.never : last_visit.day === today ? words.today : showDay(last_visit.day),
    ],
  ] as const
  return (
    <dl className="household__numbers">
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={langOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
