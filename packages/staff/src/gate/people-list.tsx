import { useState } from 'react'
import { pastelOf } from '#contract/rules/pastel.ts'
import type { ChoosePeople, Verdict } from '#contract/schemas/gate.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { showDay } from '#contract/words/en/dates.ts'
import * as words from '#words/gate-screen.ts'
import { LANGUAGE } from '#words/language.ts'
import { firstName } from './first-name.ts'
import { choosable, expected, type Place, rowsOf, step } from './people-choice.ts'
import './people-list.css'
import { typeOf } from './type-of.ts'

type Props = {
  verdict: Verdict
  busy: boolean
  problem: string | null
  onChoose: (people: ChoosePeople['people']) => void
  onNext: () => void
}

/** Who is here: a question, so it has no colour of a verdict. */
export function PeopleList({ verdict, busy, problem, onChoose, onNext }: Props) {
  const all = choosable(verdict)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(expected(verdict)))
  const toggle = (name: string) => {
    const after = new Set(ticked)
    if (!after.delete(name)) after.add(name)
    setTicked(after)
  }
  const choose = () => onChoose(all.map(({ place }) => ({ place, in: ticked.has(place) })))
  const isMember = verdict.kind === 'memberships'
  return (
    <section className="gate-people" aria-label={words.whoIsHere}>
      <Heading verdict={verdict} />
      <div
        className="gate-people__list"
        role="group"
        aria-label={isMember ? words.ridersOfMembership : words.peopleOfOrder}
      >
        {rowsOf(verdict).map((row) =>
          'place' in row ? (
            <Person
              key={row.place.place}
              place={row.place}
              can={all.includes(row.place)}
              ticked={ticked.has(row.place.place)}
              onToggle={() => toggle(row.place.place)}
            />
          ) : (
            <div key={row.type} className="gate-people__row gate-people__row--count">
              <b>{row.type}</b>
              <Stepper
                name={row.type}
                latin
                count={row.places.filter(({ place }) => ticked.has(place)).length}
                most={row.places.length}
                onLess={() => setTicked(step(ticked, row.places, false))}
                onMore={() => setTicked(step(ticked, row.places, true))}
              />
            </div>
          ),
        )}
      </div>
      <div className="gate-people__keys">
        {problem && <p role="alert">{problem}</p>}
        <Button kind="soft" onClick={onNext}>
          {words.nextScan}
        </Button>
        <Button size="lg" busy={busy} disabled={ticked.size === 0} onClick={choose}>
          <Icon name="check-bold" />
          {label(verdict, ticked.size, all)}
        </Button>
      </div>
    </section>
  )
}

/** 'the other 2' when they are all who are not in yet. */
function label({ reason, let_in }: Verdict, count: number, all: Place[]): string {
  const isRest = reason === 'some_in' && let_in === 0 && count === all.filter(({ state }) => state === 'open').length
  return isRest ? words.letInOther(String(count)) : words.letIn(String(count))
}

function Heading({ verdict: { verdict, reason, text, pass, also } }: Pick<Props, 'verdict'>) {
  const isAmber = verdict === 'check'
  return (
    <>
      <div className={isAmber ? 'gate-people__why is-amber' : 'gate-people__why'} role="alert">
        <Icon name={isAmber ? 'warning-fill' : 'check-circle-fill'} />
        <p>
          <b>{isAmber ? words.wordCheck : words.wordLetIn}</b>
          {reason === 'ok' || reason === 'back_in' ? words.whoIsHere : text[LANGUAGE]}
          {also.map(({ text: more }) => (
            <span key={more.en}>{more[LANGUAGE]}</span>
          ))}
        </p>
      </div>
      {pass && (
        <p className="gate-people__pass">
          {[
            pass.name && words.household(pass.name, pass.last4 ?? ''),
            pass.end_date ? words.endsOn(showDay(pass.end_date)) : pass.invoice_number,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </>
  )
}

/** Why somebody cannot be chosen, or what is known of who can. */
function about(place: Place, can: boolean): string {
  const type = typeOf(place)
  if (place.state === 'cancelled') return words.cancelled(type)
  if (!can) return place.state === 'in' ? words.inAlready(type) : words.hadTurn(type)
  if (place.state !== 'open' && !place.by_this) return words.cameBefore(type)
  if (!place.name) return words.noName
  return place.age === null ? type : words.typeAndAge(type, String(place.age))
}

type PersonProps = { place: Place; can: boolean; ticked: boolean; onToggle: () => void }

function Person({ place, can, ticked, onToggle }: PersonProps) {
  const name = place.name ? firstName(place.name) : typeOf(place)
  return (
    <label className="gate-people__row">
      <input type="checkbox" checked={ticked} disabled={!can} onChange={onToggle} />
      <Avatar name={name} pastel={pastelOf(name.charCodeAt(0))} />
      <span>
        <b>{name}</b>
        <small>{about(place, can)}</small>
      </span>
      {!place.by_this && place.state === 'in' && <Badge kind="info">{words.isIn}</Badge>}
      {!place.by_this && place.state === 'out' && <Badge>{words.isOut}</Badge>}
    </label>
  )
}
