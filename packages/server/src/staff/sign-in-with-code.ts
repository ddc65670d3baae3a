import type { FastifyBaseLogger } from 'fastify'
import { useCode } from '../customers/code-queries.ts'
import { prepareCode, type SendNeeds } from '../customers/send-code.ts'
import type { TryQueries } from '../customers/try-queries.ts'
import { checkCode } from '../customers/verify-code.ts'
import type { AskedForCode } from '../customers/admit-sending.ts'
import { openSession, type Arrival, type SignedIn } from './open-session.ts'
import { activeByPhone } from './people-queries.ts'

/**
 * Whoever asks gets the same answer in the same time: the code of a number that is not one of the staff's is never sent, and
 * nobody waits for the provider.
 */
export async function sendStaffCode(deps: SendNeeds, asked: AskedForCode): Promise<void> {
  const person = await activeByPhone(deps.database.db, asked.phone)
  const send = await prepareCode(deps, asked)
  if (!person) return
  void send().catch((err: unknown) => deps.logger.error({ err, staffId: person.person.id }, 'a code was not sent'))
}

type Needs = SendNeeds & { logger: FastifyBaseLogger; tries: TryQueries }
type Typed = { phone: string; code: string; ip: string }

/** For who is not one of the staff no code is right, not even their own as a customer. */
export async function signInWithCode(needs: Needs, typed: Typed, arrival: Arrival): Promise<SignedIn> {
  const { db } = needs.database
  const found = await activeByPhone(db, typed.phone)
  return checkCode<SignedIn>(
    needs,
    typed,
    found
      ? (kept, number, now) =>
          db.transaction(async (tx) =>
            (await useCode(tx, kept, number, now)) ? openSession(tx, found, arrival, { way: 'code', now }) : undefined,
          )
      : null,
  )
}
