import { useState } from 'react'
import { addDays, type Day } from '#contract/rules/dates.ts'
import { MOVE_DAYS_AHEAD } from '#contract/rules/desk.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import type { VisitDay } from '#contract/schemas/day.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { Calendar } from '#ui/calendar.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import { useToday } from '#ui/use-today.ts'
import { dayNamed, showDay } from '#words/dates.ts'
import * as dayWords from '#words/days.ts'
import * as words from '#words/desk.ts'
import { useMoveVisitMutation, useVisitDaysQuery } from '../../api/desk-api.ts'
import { useMe } from '../../api/use-me.ts'
import { OrderForm } from './order-form.tsx'
import { useOrderAct } from './use-order-act.tsx'

const markOf = ({ day, reason }: VisitDay) => ({
  word: dayWords.closed,
  name: reason === null ? dayWords.dayRests(dayNamed(day)) : dayWords.dayClosed(dayNamed(day), reason),
})

const weekdayAnd = (day: Day): string => `${weekdayOf(day)} ${showDay(day)}`

/** What kind of day it would be, and what is left of it where that is little. */
function AboutDay({ day, chosen }: { day: VisitDay | undefined; chosen: Day }) {
  if (day?.closed)
    return (
      <Note kind="warn">
        {day.reason ? dayWords.closedOn(showDay(chosen), day.reason) : dayWords.closedThen(showDay(chosen))}
      </Note>
    )
  return day ? <Note kind="ok">{words.dayAbout(day.kind, day.left)}</Note> : null
}

function useMove(order: Order, onDone: () => void) {
  const today = useToday()
  const was = order.booking_date ?? today
  const [day, setDay] = useState(() => (was > today ? was : today))
  const [turned, setTurned] = useState(day)
  const [branch, setBranch] = useState(order.branch?.id ?? 0)
  const [move] = useMoveVisitMutation()
  const { act, ...acting } = useOrderAct()
  const { data: days = [] } = useVisitDaysQuery({ branch, month: turned.slice(0, 7) }, { skip: branch === 0 })
  const { data: ownDays = [] } = useVisitDaysQuery({ branch, month: day.slice(0, 7) }, { skip: branch === 0 })
  const isSame = day === order.booking_date && branch === order.branch?.id
  const send = async () => {
    const body = { booking_date: day, ...(branch !== order.branch?.id && { branch_id: branch }) }
    if (await act((approval) => move({ order, body, approval }))) onDone()
  }
  const pick = (next: Day) => {
    acting.forget()
    setDay(next)
  }
  return {
    today,
    day,
    pick,
    setTurned,
    branch,
    setBranch,
    days,
    about: ownDays.find((each) => each.day === day),
    isSame,
    send,
    ...acting,
  }
}

function BranchField({ order, branch, onChange }: { order: Order; branch: number; onChange: (id: number) => void }) {
  const { branches } = useMe()
  const known =
    branches.some(({ id }) => id === order.branch?.id) || !order.branch ? branches : [order.branch, ...branches]
  return (
    <Field label={words.branch}>
      <Select value={branch} onChange={({ target }) => onChange(Number(target.value))}>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** To another day, or another branch; they keep the price they paid. */
export function MoveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const moving = useMove(order, onClose)
  const { today, day, errors, busy, days } = moving
  const people = order.places.filter(({ state }) => state !== 'cancelled').length
  const marks = new Map(days.filter(({ closed }) => closed).map((each) => [each.day, markOf(each)]))
  return (
    <Dialog open title={words.moveOf(order.invoice_number)} onClose={onClose}>
      <OrderForm
        errors={errors}
        shown={[]}
        busy={busy}
        off={moving.isSame || moving.about?.closed === true}
        act={words.moveAct(people, showDay(day))}
        back={words.notNow}
        onBack={onClose}
        onSubmit={() => void moving.send()}
      >
        <p className="mute">
          {words.moveAbout(people, weekdayAnd(order.booking_date ?? today), order.branch?.name ?? '')}
        </p>
        <div className="order-two">
          <BranchField order={order} branch={moving.branch} onChange={moving.setBranch} />
          <div className="field">
            <span className="label">{words.newDay}</span>
            <p className="order-day" aria-live="polite">
              {weekdayOf(day)}, {showDay(day)}
            </p>
          </div>
        </div>
        <Calendar
          name={words.newDay}
          min={today}
          max={addDays(today, MOVE_DAYS_AHEAD)}
          today={today}
          value={day}
          marks={marks}
          onTurn={moving.setTurned}
          onPick={moving.pick}
        />
        <AboutDay day={moving.about} chosen={day} />
      </OrderForm>
      {moving.pads}
    </Dialog>
  )
}
