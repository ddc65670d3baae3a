import * as words from '#words/office.ts'
import { isSame } from '../form/differing.ts'
import { type Show, showValue } from '../form/show-value.ts'

type Fields = Record<string, unknown>

const MOST = 80
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)

/** What a version changed, a line a field: 'Name: Carousel → Grand Carousel'. */
export function changesOf(
  before: Fields | null,
  after: Fields,
  names: Record<string, string>,
  show: Show = showValue,
): string[] {
  const said = (field: string, one: Fields, other: Fields) => short(show(field, one[field], other[field]))
  if (before === null) return [words.firstVersion]
  return Object.keys(after)
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => `${names[field] ?? field}: ${said(field, before, after)} → ${said(field, after, before)}`)
}
