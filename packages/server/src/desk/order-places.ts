import { type Place, placesOfMembership, placesOfSale } from '#contract/rules/places.ts'
import type { OrderPlace } from '#contract/schemas/staff-orders.ts'
import type { MembershipRow, TicketsRow } from './order-queries.ts'

type Row = Pick<TicketsRow, 'visits' | 'cancelled'>

const isoOrNull = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

function stand({ visits, cancelled }: Row, { place }: Place, isCancelled: boolean) {
  const visit = visits.find((one) => one.place === place && !one.extra)
  // Who has been let in was here, whatever became of the order.
  if (visit === undefined)
    return {
      state: cancelled || isCancelled ? ('cancelled' as const) : ('open' as const),
      in_since: null,
      out_at: null,
    }
  return {
    state: visit.state,
    in_since: isoOrNull(visit.last_in),
    out_at: visit.state === 'out' ? isoOrNull(visit.last_out) : null,
  }
}

/** `d12.2` is the second unit of the line 12. */
const lineOf = (place: string): number => Number(/^d(\d+)[.]/.exec(place)?.[1])
const unitOf = (place: string): number => Number(/[.](\d+)$/.exec(place)?.[1])

export const cancelledOf = ({ cancelled_places: places }: TicketsRow, line: number): number =>
  places.filter((place) => lineOf(place) === line).length

export const ticketPlaces = (row: TicketsRow): OrderPlace[] =>
  placesOfSale(row.lines, row.riders).map((each) => {
    const { place, type, name, age } = each
    const rider = row.riders.filter((one) => one.type === type)[unitOf(place) - 1]
    return {
      place,
      rider_id: rider?.id ?? null,
      detail_id: lineOf(place),
      type,
      name,
      age,
      ...stand(row, each, row.cancelled_places.includes(place)),
    }
  })

export const memberPlaces = (row: MembershipRow): OrderPlace[] =>
  placesOfMembership(row.riders, row.included, row.hour).map((each) => {
    const { place, type, name, age } = each
    const rider = row.riders.find(({ id }) => place === `r${id}`)
    return { place, rider_id: rider?.id ?? null, detail_id: row.id, type, name, age, ...stand(row, each, false) }
  })
