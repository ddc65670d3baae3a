import type { Limit } from '../db/limits.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#contract/rules/language.ts'
import { named, speak } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../http/app-error.ts'
import { networksOf, shortAddress } from '../http/client-address.ts'
import { drawToken } from './session.ts'
import { deadCodes, explainWrong, hashCode, isCode, isSameHash, whyDead } from './sign-in-code.ts'
import { failingLimit, tooMany, verifyingLimit } from './sign-in-limits.ts'
import type { KeptCode, Standing, TryQueries } from './try-queries.ts'

export type CheckNeeds = { appSecret: string; clock: Clock; logger: FastifyBaseLogger; tries: TryQueries }
/** `use`: what else than signing in the code was asked for. */
type Typed = { phone: string; code: string; ip: string; use?: string | undefined }
type SignIn = { customerId: number; token: string }
type Call = CheckNeeds & { standing: Standing; number: Limit; address: Limit; now: Date; caller: object }

/** What a right code opens: undefined when another try was quicker. Where it opens nothing, no code is right. */
export type Opens<T> = ((kept: KeptCode, number: Limit, now: Date) => Promise<T | undefined>) | null

const failed = (sentence: string): AppError =>
  new AppError('invalid', { message: named('session').notVerified, errors: { code: [sentence] } })

/** `language` is that of the page. */
export async function verifyCode(needs: CheckNeeds, typed: Typed & { language: Language }): Promise<SignIn> {
  const { token, hash: tokenHash } = drawToken()
  const customerId = await checkCode(needs, typed, (kept, number, now) =>
    needs.tries.right(kept, number, now, { tokenHash, language: typed.language }),
  )
  needs.logger.info({ from: shortAddress(typed.ip), customerId }, 'signed in')
  return { customerId, token }
}

export async function checkCode<T>(needs: CheckNeeds, typed: Typed, opens: Opens<T>): Promise<T> {
  if (!isCode(typed.code)) throw failed(named('rules').codeSixDigits)
  // Whom another try overtook looks again. No code is tried more than six times, so this ends.
  for (;;) {
    const opened = await tryCode(needs, typed, opens)
    if (opened !== undefined) return opened
  }
}

async function tryCode<T>(needs: CheckNeeds, { phone, code, ip, use }: Typed, opens: Opens<T>): Promise<T | undefined> {
  const { appSecret, tries } = needs
  const [now, number, address] = [needs.clock.now(), verifyingLimit(phone), failingLimit(networksOf(ip)[0])]
  const standing = await tries.read(number, address, now)
  const { code: kept } = standing
  const call = {
    ...needs,
    standing,
    number,
    address,
    now,
    caller: { from: shortAddress(ip), to: phone, customerId: standing.customerId ?? undefined },
  }
  refuseIfFull(call)

  const dead = kept ? whyDead(kept, now) : 'expired'
  // It opens nothing any more, so nothing is compared, and the number has nothing to fear of whoever tries.
  if (!kept || dead) return fail(call, deadCodes[dead ?? 'expired'])
  if (!opens || !isSameHash(kept.codeHash, hashCode(appSecret, phone, code, use)))
    return (await tries.wrong(kept, number, now)) ? fail(call, explainWrong(kept.wrongTries)) : undefined
  return opens(kept, number, now)
}

/** Customers share an address with thousands: who fails there on and on closes it for strangers alone. */
function refuseIfFull({
  logger,
  caller,
  standing: { fullSince, addressFullSince, customerId },
  number,
  address,
  now,
}: Call): void {
  const [reached, since] = fullSince ? [number, fullSince] : [address, customerId === null ? addressFullSince : null]
  if (since === null) return
  logger.warn({ ...caller, limit: reached.name }, 'try refused')
  throw tooMany({ reached, secondsLeft: reached.seconds - Math.floor((now.getTime() - since.getTime()) / 1000) })
}

/** Counts against the address, whatever the number. Where others have filled it meanwhile, a stranger looks again and is refused. */
async function fail({ tries, logger, caller, standing, address, now }: Call, why: string): Promise<undefined> {
  if (!(await tries.failed(address, now)) && standing.customerId === null) return undefined
  logger.warn({ ...caller, why: speak(why, 'en') }, 'wrong code')
  throw failed(why)
}
