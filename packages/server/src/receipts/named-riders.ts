import type { Rider } from './receipt.ts'

type Stored = { name: string | null; age: number | null; type: string }

/** Once the customer has been erased, riders have neither name nor age and are not listed. */
export const namedRiders = (riders: Stored[]): Rider[] =>
  riders.flatMap(({ name, age, type }) => (name === null || age === null ? [] : [{ name, age, type }]))
