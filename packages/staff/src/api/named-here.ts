import * as errors from '#words/errors.ts'
import * as rules from '#words/rules.ts'
import * as staffOffice from '#words/staff-office.ts'
import * as staff from '#words/staff.ts'

const files = { errors, rules, staff, staffOffice }

/** Stands in for the contract's own where an app is built: the server names a text and speaks later, a bundle knows its language. */
export const named = (file: keyof typeof files): Record<string, unknown> => files[file]
