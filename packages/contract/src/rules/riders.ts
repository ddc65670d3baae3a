import { isBlank, tidyText } from './characters.ts'

export const MAX_RIDER_NAME = 50
export const MAX_AGE = 150

export type Rider = { name: string; age: number; type: string }

/** Those who were given a name, tidied; rows left blank are no riders. */
export const namedRiders = (rows: Rider[]): Rider[] =>
  rows
    .filter(({ name }) => !isBlank(name))
    .map(({ name, age, type }) => ({ name: tidyText(name), age, type: tidyText(type) }))

/** Someone added to a membership is paid for with a name or without; without one they go by their type. */
export const nameOrType = (name: string, type: string): string => (isBlank(name) ? type : tidyText(name))

type Words = Record<'unknown' | 'tooMany', (type: string) => string>

/** Each rider takes one of the places bought for their type; null when all find one. */
export function ridersProblem(riders: Rider[], places: ReadonlyMap<string, number>, words: Words): string | null {
  const left = new Map(places)
  for (const { type } of riders) {
    const free = left.get(type)
    if (free === undefined) return words.unknown(type)
    if (free === 0) return words.tooMany(type)
    left.set(type, free - 1)
  }
  return null
}

/** Grown-ups come along; on the screen they look different from those who play. */
export const isAdult = (type: string): boolean => /\badults?\b/i.test(type)
