import { isBlank, isLongerThan, mostCodePoints } from '#contract/rules/characters.ts'
import { withPlainDigits } from '#contract/rules/phone.ts'
import { MAX_AGE, MAX_RIDER_NAME } from '#contract/rules/riders.ts'

export type Participant = { name: string; age: string }

export type KnownPerson = { name: string; age: number | null }

const nobody: Participant = { name: '', age: '' }

/** A name that is long enough takes no more characters, as people count them. */
export function typedName(typed: string): string {
  const points = [...typed].slice(0, mostCodePoints(MAX_RIDER_NAME))
  while (isLongerThan(points.join(''), MAX_RIDER_NAME)) points.pop()
  return points.join('')
}

/** Digits only, Bangla ones too; a digit that would make it too old is not taken. */
export function typedAge(before: string, typed: string): string {
  const digits = withPlainDigits(typed).replaceAll(/\D/g, '')
  return Number(digits) > MAX_AGE || digits.length > String(MAX_AGE).length ? before : digits
}

/** As many rows as there are places. What was typed beyond them waits, should the quantity grow again. */
export const rowsFor = (typed: Participant[] | undefined, places: number): Participant[] =>
  Array.from({ length: places }, (_, at) => typed?.[at] ?? nobody)

export const withRow = (rows: Participant[], at: number, row: Participant): Participant[] =>
  rows.map((each, index) => (index === at ? row : each))
export const withoutRow = (rows: Participant[], at: number): Participant[] => rows.filter((_, index) => index !== at)

const isSame = (row: Participant, { name }: KnownPerson): boolean => row.name.trim() === name.trim()

export const isAmong = (rows: Participant[], person: KnownPerson): boolean => rows.some((row) => isSame(row, person))
export const hasRoom = (rows: Participant[]): boolean => rows.some(({ name }) => isBlank(name))

/** Into the first row without a name; there, an age that was typed already gives way. */
export const withKnownPerson = (rows: Participant[], { name, age }: KnownPerson): Participant[] =>
  withRow(
    rows,
    rows.findIndex((row) => isBlank(row.name)),
    { name, age: age === null ? '' : String(age) },
  )

export const withoutKnownPerson = (rows: Participant[], person: KnownPerson): Participant[] =>
  rows.map((row) => (isSame(row, person) ? nobody : row))

export const recordOf = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {}

export const parsePeople = (raw: unknown): Record<string, Participant[]> =>
  Object.fromEntries(Object.entries(recordOf(raw)).map(([id, rows]) => [id, parseRows(rows)]))

/** Stored rows may be anything: what is no row is nobody. */
export const parseRows = (raw: unknown): Participant[] => (Array.isArray(raw) ? raw.map(parseRow) : [])

function parseRow(raw: unknown): Participant {
  const { name, age } = recordOf(raw)
  return {
    name: typeof name === 'string' ? typedName(name) : '',
    age: typeof age === 'string' ? typedAge('', age) : '',
  }
}
