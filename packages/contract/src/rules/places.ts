import type { Day } from './dates.ts'

/** The right of one person to come in. Its name never changes. Without `minutes` it is unlimited. */
export type Place = {
  place: string
  type: string
  typeBn: string | null
  name: string | null
  age: number | null
  minutes: number | null
}

/** One person, one branch, one day in Dhaka. `extra` is somebody let in beyond the places. */
export type Visit = {
  id: number
  place: string | null
  extra: boolean
  day: Day
  state: 'in' | 'out'
  firstIn: Date
  lastIn: Date
  endsAt: Date | null
  /** Who let them in last, at which gate. */
  staff: string
  gate: string
}

/** `cancelled`: nobody comes in with it any more. */
export type PlaceNow = Place & { state: 'open' | 'in' | 'out' | 'cancelled'; mayReturn: boolean; visit: Visit | null }

type Line = { id: number; type: string; typeBn: string | null; qty: number; minutes: number | null }
type Rider = { name: string | null; age: number | null; type: string }

/** One for each unit of each line; riders of a type take the first units of its line, in the order they were entered. */
export const placesOfSale = (lines: Line[], riders: Rider[]): Place[] =>
  lines.flatMap(({ id, type, typeBn, qty, minutes }) => {
    const named = riders.filter((rider) => rider.type === type)
    return Array.from({ length: qty }, (_, n) => ({
      place: `d${id}.${n + 1}`,
      type,
      typeBn,
      name: named[n]?.name ?? null,
      age: named[n]?.age ?? null,
      minutes,
    }))
  })

type Member = Rider & { id: number; typeBn: string | null; additional: boolean }
type Included = { productId: number; type: string; typeBn: string | null; qty: number }

/** One for each rider, and one for each included place of a type that nobody gave a name. `hour` 0 is unlimited. */
export function placesOfMembership(riders: Member[], included: Included[], hour: number): Place[] {
  const minutes = hour === 0 ? null : hour * 60
  const named = riders.map(({ id, type, typeBn, name, age }) => ({ place: `r${id}`, type, typeBn, name, age, minutes }))
  const unnamed = included.flatMap(({ productId, type, typeBn, qty }) => {
    const taken = riders.filter((rider) => rider.type === type && !rider.additional).length
    return Array.from({ length: Math.max(0, qty - taken) }, (_, n) => ({
      place: `p${productId}.${n + 1}`,
      type,
      typeBn,
      name: null,
      age: null,
      minutes,
    }))
  })
  return [...named, ...unnamed]
}

/** How each place stands on a day; some may be cancelled. Who has come in may come back the same day where no clock runs (rule 5 of the terms). */
export const placesNow = (
  places: Place[],
  visits: Visit[],
  today: Day,
  cancelled: readonly string[] = [],
): PlaceNow[] =>
  places.map((place) => {
    const visit = visits.find((one) => one.place === place.place && !one.extra) ?? null
    return {
      ...place,
      visit,
      state: visit?.state ?? (cancelled.includes(place.place) ? 'cancelled' : 'open'),
      mayReturn: visit !== null && visit.day === today && place.minutes === null,
    }
  })

/** The clock starts at the first time in and never stops. */
export const endsAt = ({ minutes }: Pick<Place, 'minutes'>, firstIn: Date): Date | null =>
  minutes === null ? null : new Date(firstIn.getTime() + minutes * 60_000)

export const isOpen = ({ state }: PlaceNow): boolean => state === 'open'
export const isCancelled = ({ state }: PlaceNow): boolean => state === 'cancelled'
export const isReturning = ({ mayReturn }: PlaceNow): boolean => mayReturn
