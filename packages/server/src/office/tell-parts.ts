type Part = Record<string, unknown>

/** Cards of a group, riders of a package; null for any other value. */
export const partsOf = (value: unknown): Part[] | null =>
  Array.isArray(value) && typeof value[0] === 'object' ? (value as Part[]) : null

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const nameOf = (part: Part): string => String(part['title'] ?? `rider type ${String(part['rider_type_id'])}`)
const keyOf = (part: Part): string => String(part['id'] ?? part['rider_type_id'])

/** What differs, before and after, in a line each: what is the same on both sides is left out, unless only the order is new. */
export function tellParts(before: Part[], after: Part[]): [before: string | null, after: string | null] {
  const told = [tellAgainst(before, after), tellAgainst(after, before)]
  const [was, is] = told.some(Boolean) ? told : [before, after].map((parts) => parts.map(nameOf).join(', '))
  return [was || null, is || null]
}

const tellAgainst = (parts: Part[], others: Part[]): string =>
  parts
    .map((part) => ({ part, other: others.find((each) => keyOf(each) === keyOf(part)) }))
    .filter(({ part, other }) => !isSame(part, other))
    .map(({ part, other }) => tellPart(part, other))
    .join(', ')

/** One that came or went by its name; one that changed by its name and what else is different. */
function tellPart(part: Part, other: Part | undefined): string {
  const fields = other ? Object.keys(part).filter((field) => !isSame(part[field], other[field])) : []
  const others = fields
    .filter((field) => field !== 'title')
    .map((field) => `${field} ${String(part[field] ?? '') || '–'}`)
  return others.length > 0 ? `${nameOf(part)} (${others.join(', ')})` : nameOf(part)
}
