import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'

const words = named('staff')

export const notAllowed = (): AppError => new AppError('forbidden', { message: words.notAllowed })

/** What opens is a cookie, not a bearer's token. */
export const signInFirst = (code: 'unauthenticated' | 'unpaired', message: string = words.pleaseSignIn): AppError =>
  new AppError(code, { message, headers: { 'www-authenticate': 'Cookie realm="staff"' } })
