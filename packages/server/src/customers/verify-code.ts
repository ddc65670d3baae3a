import { admit } from '../db/limits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { drawToken } from './session.ts'
import { deadCodes, explainWrong, hashCode, isCode, isSameHash, whyDead } from './sign-in-code.ts'
import { tooMany, verifyingLimit } from './sign-in-limits.ts'
import type { TryQueries } from './try-queries.ts'

type Needs = Pick<Deps, 'appSecret' | 'database' | 'clock'> & { tries: TryQueries }
type Typed = { phone: string; code: string }
type SignIn = { customerId: number; token: string }

const failed = (sentence: string): AppError =>
  new AppError('invalid', { message: 'OTP verification failed. Please try again.', errors: { code: [sentence] } })

/** The right code, once, for its own number: a customer and a token. */
export async function verifyCode(needs: Needs, typed: Typed): Promise<SignIn> {
  if (!isCode(typed.code)) throw failed('The code has 6 digits.')
  // Whom another try overtook looks again. No code is tried more than six times, so this ends.
  for (;;) {
    const signedIn = await tryCode(needs, typed)
    if (signedIn !== 'overtaken') return signedIn
  }
}

async function tryCode({ appSecret, database, clock, tries }: Needs, { phone, code }: Typed): Promise<SignIn | 'overtaken'> {
  const [now, limit] = [clock.now(), verifyingLimit(phone)]
  const { code: kept, fullSince } = await tries.read(limit, now)
  if (fullSince) throw tooMany({ reached: limit, secondsLeft: limit.seconds - Math.floor((now.getTime() - fullSince.getTime()) / 1000) })

  const dead = kept ? whyDead(kept, now) : 'expired'
  if (!kept || dead) {
    // It opens nothing any more, so there is no row to move on: these take turns.
    const admission = await database.db.transaction((tx) => admit(tx, [limit], now))
    throw admission.admitted ? failed(deadCodes[dead ?? 'expired']) : tooMany(admission)
  }
  if (!isSameHash(kept.codeHash, hashCode(appSecret, phone, code))) {
    if (!(await tries.wrong(kept, limit, now))) return 'overtaken'
    throw failed(explainWrong(kept.wrongTries))
  }
  const { token, hash } = drawToken()
  const customerId = await tries.right(kept, limit, now, hash)
  return customerId === undefined ? 'overtaken' : { customerId, token }
}
