import * as words from '#words/office.ts'
import { isSame } from './differing.ts'

/** `other` is what stands beside it: of two lists only what differs is told. */
export type Show = (field: string, value: unknown, other?: unknown) => string
type Item = Record<string, unknown>

/** What a value reads like where two of them stand beside each other. */
export const showValue: Show = (field, value, other) => {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (field.endsWith('picture_id')) return words.pictureNumber(Number(value))
  if (areItems(value)) return showItems(field, value, areItems(other) ? other : null)
  if (Array.isArray(value)) return value.map((each) => showValue(field, each)).join(', ') || words.nothing
  if (typeof value === 'object') return nameOf(value as Item)
  return String(value)
}

export const areItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null)

/** Those that the other list does not have; where it has all of them, some are missing there or the order is another. */
export const onlyHere = (items: Item[], others: Item[]): Item[] =>
  items.filter((each) => !others.some((other) => isSame(each, other)))

function showItems(field: string, items: Item[], others: Item[] | null): string {
  const differ = others ? onlyHere(items, others) : []
  if (differ.length === 0) return items.map(nameOf).join(', ') || words.nothing
  return differ.map((each) => withChanges(field, each, others ?? [])).join('; ')
}

/** A card by its title, with what it says otherwise than the same card there. */
function withChanges(field: string, item: Item, others: Item[]): string {
  const same = others.find(({ id }) => typeof id === 'number' && id === item.id) ?? {}
  const said = Object.keys(item)
    .filter((key) => !['id', 'title', 'name'].includes(key) && !isSame(item[key], same[key]))
    .map((key) => showValue(field, item[key]))
  return [nameOf(item), said.join(' · ')].filter(Boolean).join(': ')
}

const nameOf = ({ title, name, ...rest }: Item): string =>
  String(title ?? name ?? Object.values(rest).find((each) => typeof each === 'string') ?? words.nothing)
