import { notSaved } from '#words/team.ts'
import { serverSilent } from '#words/frame.ts'
import { bodyOf, isSilent } from '../api/api.ts'

/** What the server refused, field by field; what is about no field stands above the buttons, as `root`. */
export function refusalsOf(error: unknown): [field: string, message: string][] {
  if (!error) return []
  if (isSilent(error)) return [['root', serverSilent]]
  const { message = notSaved, errors = {} } = bodyOf(error)
  const fields = Object.entries(errors).map(([field, [first = message]]): [string, string] => [field, first])
  return fields.length > 0 ? fields : [['root', message]]
}
