import * as words from '#words/office.ts'
import { bodyOf, isSilent } from '../../api/api.ts'

/** What the server refused, field by field; what is about no field of the form stands above the buttons, as `root`. */
export function refusalsOf(error: unknown, fields: string[]): [field: string, message: string][] {
  if (isSilent(error)) return [['root', words.textKept]]
  const { message = words.notSaved, errors = {} } = bodyOf(error)
  const refused = Object.entries(errors).map(([field, [first = message]]): [string, string] =>
    fields.includes(field.split('.')[0] ?? '') ? [field, first] : ['root', first],
  )
  return refused.length > 0 ? refused : [['root', message]]
}
