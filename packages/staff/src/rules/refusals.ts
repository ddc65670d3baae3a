import { textKept } from '#words/office.ts'
import { notSaved } from '#words/rules-days.ts'
import { bodyOf, isSilent } from '../api/api.ts'
import type { DayErrors } from './day-fields.tsx'

/** What the server refused, field by field; what is about no field stands above the buttons, as `root`. */
export function refusalsOf(error: unknown): DayErrors {
  if (isSilent(error)) return { root: textKept }
  const { message = notSaved, errors = {} } = bodyOf(error)
  const fields = Object.entries(errors).map(([field, [first = message]]) => [field, first])
  return fields.length > 0 ? Object.fromEntries(fields) : { root: message }
}
