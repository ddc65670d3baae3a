/** Those that were just added stand in the order in which they were chosen, in the places that they have together; all others stay. */
export function inChosenOrder(all: readonly number[], chosen: readonly number[]): number[] {
  const there = chosen.filter((id) => all.includes(id)).values()
  return all.map((id) => (chosen.includes(id) ? (there.next().value ?? id) : id))
}

/** These first, in the order they have now. */
export const withOnTop = (all: readonly number[], some: readonly number[]): number[] => [
  ...all.filter((id) => some.includes(id)),
  ...all.filter((id) => !some.includes(id)),
]

export function movedTo(all: readonly number[], id: number, to: number): number[] {
  const rest = all.filter((other) => other !== id)
  const at = Math.min(Math.max(0, to), rest.length)
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}
