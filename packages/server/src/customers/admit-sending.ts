import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { admit, countTries, findReached, type Limit, type LimitEvent, type LimitReached } from '../db/limits.ts'
import { AppError } from '../http/app-error.ts'
import { networksOf, shortAddress } from '../http/client-address.ts'
import { customerIdOf } from './queries.ts'
import {
  customerLimits,
  isBreaker,
  onceOnly,
  strangerLimits,
  toldOnce,
  tooMany,
  workLevel,
  workLimits,
} from './sign-in-limits.ts'
import type { DeskUse } from './sign-in-code.ts'
import { askForProof, PROOF_SECONDS, readProof } from './sign-in-proof.ts'

export type AdmitNeeds = {
  config: { publicUrl: string; sms: { mostADay: number } }
  appSecret: string
  database: Database
  logger: FastifyBaseLogger
  proofRounds: number
}
export type AskedForCode = {
  phone: string
  ip: string
  proof?: string | undefined
  /** Asked for by staff, with the customer before them. */
  desk?: { use: DeskUse; customerId: number } | undefined
}
type Call = AdmitNeeds & { phone: string; now: Date }

export async function admitSending(
  needs: AdmitNeeds,
  { phone, ip, proof, desk }: AskedForCode,
  now: Date,
): Promise<LimitEvent[]> {
  const { db } = needs.database
  const customerId = await customerIdOf(db, phone)
  const call = { ...needs, logger: needs.logger.child({ from: shortAddress(ip), to: phone, customerId }), phone, now }
  const asked = { phone, networks: networksOf(ip), mostADay: needs.config.sms.mostADay }
  const [limits, work] =
    customerId === undefined && desk === undefined
      ? [strangerLimits(asked), workLimits(asked)]
      : [customerLimits(asked), []]

  const refusal = await findReached(db, limits, now)
  if (refusal) throw await refuse(call, refusal)
  const orWork = work.length > 0 ? await askForWork(call, work, proof) : []
  const admission = await db.transaction((tx) => admit(tx, [...limits, ...orWork], now))
  if (admission.admitted) return admission.events
  // Of several at once, others were quicker to take the last place, or to use the same proof.
  throw orWork.includes(admission.reached) ? await proofNeeded(call, 1) : await refuse(call, admission)
}

/** What else must hold for a stranger: that the proof they bring was never used, or that nobody asks for one yet. */
async function askForWork(call: Call, work: Limit[], proof: string | undefined): Promise<Limit[]> {
  const counts = await countTries(call.database.db, work, call.now)
  const level = workLevel(work, counts)
  for (const limit of work.filter(({ most }, place) => (counts[place] ?? 0) >= most)) await tellOfBreaker(call, limit)
  const proved = proof === undefined ? null : await readProof(call, { ...call, proof })
  // While they were at work, the price may have risen: twofold is forgiven.
  if (proved && proved.level * 2 >= level) return [onceOnly({ nonce: proved.nonce, seconds: PROOF_SECONDS })]
  if (level > 0) throw await proofNeeded(call, level)
  return work
}

async function proofNeeded(call: Call, level: number): Promise<AppError> {
  call.logger.info({ work: level }, 'proof asked')
  return new AppError('proof_needed', { data: await askForProof(call, { ...call, level }) })
}

async function refuse(call: Call, refusal: LimitReached): Promise<AppError> {
  call.logger.warn({ limit: refusal.reached.name }, 'code refused')
  await tellOfBreaker(call, refusal.reached)
  return tooMany(refusal)
}

/** One line an opening, whichever process met it first. */
async function tellOfBreaker({ database: { db }, logger, now }: Call, limit: Limit): Promise<void> {
  if (!isBreaker(limit)) return
  const once = [toldOnce(limit)]
  const told = (await findReached(db, once, now)) ?? (await db.transaction((tx) => admit(tx, once, now)))
  const { name, subject, most, seconds } = limit
  if (told.admitted) logger.error({ limit: name, subject, most, seconds }, 'sms breaker open')
}
