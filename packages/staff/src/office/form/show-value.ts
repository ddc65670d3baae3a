import * as words from '#words/office.ts'

/** What a value reads like where two of them stand beside each other. */
export function showValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (field.endsWith('picture_id')) return words.pictureNumber(Number(value))
  if (Array.isArray(value)) return value.map((each) => showValue(field, each)).join(', ') || words.nothing
  if (typeof value === 'object') return nameOf(value)
  return String(value)
}

/** A card is told by its title, a rider by its number: whatever it says first. */
const nameOf = (value: object): string => {
  const { title, name } = value as { title?: unknown; name?: unknown }
  return String(title ?? name ?? Object.values(value).find((each) => typeof each === 'string') ?? words.nothing)
}
