import { clockTime } from '#contract/rules/clock-time.ts'
import type { Order, OrderPlace } from '#contract/schemas/staff-orders.ts'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Panel } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import * as words from '#words/desk.ts'

function PlaceState({ state, in_since, out_at }: OrderPlace) {
  if (state === 'in' && in_since) return <Badge kind="info">{words.inSince(clockTime(new Date(in_since)))}</Badge>
  if (state === 'out')
    return <Badge kind="info">{out_at ? words.outAt(clockTime(new Date(out_at))) : words.placeStates.out}</Badge>
  return <Badge kind={state === 'open' ? 'ok' : undefined}>{words.placeStates[state]}</Badge>
}

const columns: Column<OrderPlace>[] = [
  {
    name: words.name,
    corner: 'a',
    cell: ({ name }) => (name ? <span lang={langOf(name)}>{name}</span> : <span className="mute">{words.noName}</span>),
  },
  {
    name: words.ticket,
    corner: 'c',
    cell: ({ type, age }) => <span lang={langOf(type)}>{age === null ? type : words.typeAndAge(type, age)}</span>,
  },
  { name: words.place, corner: 'x', cell: ({ place }) => place },
  { name: words.state, corner: 'b', align: 'start', cell: (place) => <PlaceState {...place} /> },
]

export function PeoplePanel({ order, onNames }: { order: Order; onNames: () => void }) {
  const action = order.can.rename.length > 0 && (
    <button type="button" className="order-inline" onClick={onNames}>
      {words.changeNames}
    </button>
  )
  return (
    <Panel title={words.people} count={order.places.length} action={action}>
      <Table
        caption={words.people}
        columns={columns}
        rows={order.places}
        keyOf={({ place }) => place}
        isOff={({ state }) => state === 'cancelled'}
      />
    </Panel>
  )
}
