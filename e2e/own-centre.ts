import { test as base } from './visitor.ts'

export type { Centre } from './centre.ts'

/** For journeys that change what the site says: a centre of their own, so that nobody else is disturbed. */
export const test = base.extend({ baseURL: ({ centre }, use) => use(centre.url) })

export { expect } from './visitor.ts'
