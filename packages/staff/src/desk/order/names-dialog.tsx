import { useState } from 'react'
import { MAX_RIDER_NAME } from '#contract/rules/riders.ts'
import type { Order, OrderPlace } from '#contract/schemas/staff-orders.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import * as words from '#words/desk.ts'
import { useChangeRiderMutation } from '../../api/desk-api.ts'
import { OrderForm } from './order-form.tsx'
import { type Errors, useOrderAct } from './use-order-act.tsx'

type Typed = { name: string; age: string }

const typedOf = ({ name, age }: OrderPlace): Typed => ({ name: name ?? '', age: age === null ? '' : String(age) })
const isSame = (a: Typed, b: Typed): boolean => a.name === b.name && a.age === b.age

/** One after the other: what was saved stays saved, and the first that is refused says why in its row. */
function useNames(order: Order, onDone: () => void) {
  const riders = order.places.filter(({ rider_id: id }) => id !== null && order.can.rename.includes(id))
  const [typed, setTyped] = useState<Record<string, Typed>>({})
  const [at, setAt] = useState<string | null>(null)
  const [changeRider] = useChangeRiderMutation()
  const { act, ...acting } = useOrderAct()
  const valueOf = (rider: OrderPlace): Typed => typed[rider.place] ?? typedOf(rider)
  const changed = riders.filter((rider) => !isSame(valueOf(rider), typedOf(rider)))
  const send = async () => {
    for (const rider of changed) {
      setAt(rider.place)
      const { name, age } = valueOf(rider)
      const body = { rider_id: rider.rider_id ?? 0, name, age: age === '' ? Number.NaN : Number(age) }
      // Each is a change of its own, and the first refusal stops the rest.
      if (!(await act(() => changeRider({ order, body })))) return
    }
    onDone()
  }
  const change = (rider: OrderPlace, part: Partial<Typed>) =>
    setTyped((before) => ({ ...before, [rider.place]: { ...valueOf(rider), ...part } }))
  return { riders, valueOf, change, changed, at, send, ...acting }
}

type RiderProps = { rider: OrderPlace; value: Typed; errors: Errors; onChange: (part: Partial<Typed>) => void }

function Rider({ rider, value, errors, onChange }: RiderProps) {
  return (
    <div className="order-rider" role="group" aria-label={rider.name ?? words.unnamed(rider.type)}>
      <Field label={words.nameOf(rider.type)} error={errors['name'] ?? errors['rider_id']}>
        <Input
          maxLength={MAX_RIDER_NAME}
          autoComplete="off"
          value={value.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label={words.age} error={errors['age']}>
        <Input
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={value.age}
          onChange={({ target }) => onChange({ age: target.value })}
        />
      </Field>
    </div>
  )
}

export function NamesDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const names = useNames(order, onClose)
  const { riders, changed, at, errors, busy } = names
  return (
    <Dialog open title={words.changeNames} onClose={onClose}>
      <OrderForm
        errors={errors}
        shown={['name', 'age', 'rider_id']}
        busy={busy}
        off={changed.length === 0}
        act={words.saveNames(changed.length)}
        back={words.notNow}
        onBack={onClose}
        onSubmit={() => void names.send()}
      >
        <p className="mute">{order.kind === 'tickets' ? words.namesUntilIn : words.namesOfMembers}</p>
        {riders.map((rider) => (
          <Rider
            key={rider.place}
            rider={rider}
            value={names.valueOf(rider)}
            errors={rider.place === at ? errors : {}}
            onChange={(part) => names.change(rider, part)}
          />
        ))}
      </OrderForm>
      {names.pads}
    </Dialog>
  )
}
