/** A row of the list, measured when it is lifted. */
export type Place = { top: number; height: number }

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  const one = list[from]
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)]
}

/** Between which rows the middle of the lifted one is. */
export function targetOf(places: readonly Place[], from: number, by: number): number {
  const lifted = places[from]
  if (!lifted) return from
  const middle = lifted.top + lifted.height / 2 + by
  return places.filter(({ top, height }, at) => at !== from && top + height / 2 < middle).length
}

/** How far a row steps aside while another is lifted from `from` and would be dropped at `to`. */
export function shiftOf(places: readonly Place[], from: number, to: number, at: number): number {
  const [lifted, target] = [places[from], places[to]]
  if (!lifted || !target) return 0
  if (at === from) return from < to ? target.top + target.height - lifted.top - lifted.height : target.top - lifted.top
  const next = places[from + 1] ?? places[from - 1]
  const step = next ? Math.abs(next.top - lifted.top) : lifted.height
  if (from < at && at <= to) return -step
  return to <= at && at < from ? step : 0
}
