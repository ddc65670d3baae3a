import { dhakaDay } from '#contract/rules/dates.ts'
import { pastelOf } from '#contract/rules/pastel.ts'
import type { Hit } from '#contract/schemas/gate.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { showDay } from '#contract/words/en/dates.ts'
import * as words from '#words/gate-screen.ts'
import { LANGUAGE } from '#words/language.ts'
import { saidBy } from '../api/api.ts'
import { useFindQuery } from './gate-api.ts'
import './gate-rows.css'

type Props = { q: string; now: Date; onSearch: (q: string) => void; onPick: (hit: Hit) => void }

/** A phone or a name gives a list; tapping one is the scan. */
export function FindView({ q, now, onSearch, onPick }: Props) {
  const { data: hits, isFetching, error } = useFindQuery(q, { skip: q.length < 3 })
  const today = dhakaDay(now)
  const shown = q.length < 3 ? [] : (hits ?? [])
  const isToday = ({ kind, booking_date }: Hit) => kind === 'tickets' && booking_date === today
  const groups: [string, Hit[]][] = [
    [words.todayHere, shown.filter(isToday)],
    [words.membersToday, shown.filter(({ kind }) => kind === 'memberships')],
    [words.otherOrders, shown.filter((hit) => hit.kind === 'tickets' && !isToday(hit))],
  ]
  const said = error ? (saidBy(error) ?? words.serverSilent) : isFetching ? words.loading : words.nothingFound
  return (
    <>
      <SearchBox value={q} placeholder={words.findLabel} onSearch={onSearch} />
      {q.length >= 3 && shown.length === 0 && (
        <p className="mute" role="status">
          {said}
        </p>
      )}
      {groups
        .filter(([, group]) => group.length > 0)
        .map(([name, group]) => (
          <Group key={name} name={name} hits={group} today={today} onPick={onPick} />
        ))}
    </>
  )
}

type GroupProps = { name: string; hits: Hit[]; today: string; onPick: Props['onPick'] }

function Group({ name, hits, today, onPick }: GroupProps) {
  return (
    <section>
      <div className="gate-rows__head">
        <h2>{name}</h2>
        <small>{hits.length}</small>
      </div>
      <ul className="gate-rows">
        {hits.map((hit) => (
          <li key={`${hit.kind}-${hit.id}`}>
            <button type="button" className="gate-rows__row" onClick={() => onPick(hit)}>
              <Avatar name={hit.name} pastel={pastelOf(hit.id)} />
              <span>
                <b>{hit.name ?? hit.invoice_number}</b>
                <small>{about(hit, today)}</small>
              </span>
              {hit.kind === 'memberships' ? (
                <Badge kind="grape" plain>
                  {words.hitMember}
                </Badge>
              ) : (
                hit.booking_date !== today && <Badge>{words.hitOtherDay}</Badge>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const about = ({ last4, people, invoice_number, booking_date, package: bought }: Hit, today: string): string =>
  [
    last4 && `…${last4}`,
    bought?.[LANGUAGE],
    words.people(people),
    booking_date !== today && showDay(booking_date),
    `…${invoice_number.slice(-5)}`,
  ]
    .filter(Boolean)
    .join(' · ')
