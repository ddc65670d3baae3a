import * as words from '#words/door.ts'
import { isSilent, saidBy } from '../api/api.ts'

/** What the server says about it; when it says nothing, that. */
export const failureOf = (error: unknown, otherwise: string): string =>
  isSilent(error) ? words.noAnswer : (saidBy(error) ?? otherwise)
