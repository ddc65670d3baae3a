import { createHmac, randomInt } from 'node:crypto'
import { PAIRING_LENGTH, PAIRING_LETTERS, showPairingCode } from '#contract/rules/pairing-code.ts'
import type { NewDevice, Pairing } from '#contract/schemas/staff-devices.ts'
import type { OwnDevice } from '#contract/schemas/staff.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { named } from '#contract/words/named.ts'
import { worksAt, type StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { drawToken } from '../customers/session.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { Database } from '../db/database.ts'
import { takeBack } from '../db/limits.ts'
import { AppError } from '../http/app-error.ts'
import { networksOf } from '../http/client-address.ts'
import { countCall } from '../http/count-call.ts'
import { refuseIf, wrongField } from '../http/refuse-field.ts'
import { branchById, countDevices, hasDevice, offerDevice, pairOffered, unpairDevice } from './device-queries.ts'
import { changeSession, endSessionsOn } from './session-queries.ts'
import { writeLog } from './write-log.ts'

const [office, words] = [named('staffOffice'), named('staff')]
const CODE_SECONDS = 300
const MOST_DEVICES = 50

type Needs = { database: Database; clock: Clock; appSecret: string; config: { publicUrl: string } }

/** A thousand million codes are soon tried against a plain hash. */
const hashOf = (appSecret: string, code: string): string =>
  createHmac('sha256', appSecret).update(`pairing code ${code}`).digest('hex')
const drawCode = (): string =>
  Array.from({ length: PAIRING_LENGTH }, () => PAIRING_LETTERS[randomInt(PAIRING_LETTERS.length)]).join('')

/** A code to type, or a QR to scan, on the phone that is to be a gate or a counter. */
export async function offerPairing(needs: Needs, by: StaffActor, typed: NewDevice): Promise<Pairing> {
  const { branch_id: branchId, kind, name } = typed
  const [now, code] = [needs.clock.now(), drawCode()]
  const { db } = needs.database
  await db.transaction(async (tx) => {
    const branch = worksAt(by, branchId) ? await branchById(tx, branchId) : undefined
    if (!branch) throw wrongField('branch_id', office.branchUnknown)
    refuseIf('name', (await hasDevice(tx, branchId, name)) ? office.deviceTaken(name) : null)
    refuseIf('name', (await countDevices(tx, branchId)) >= MOST_DEVICES ? office.devicesMost(MOST_DEVICES) : null)
    const pairingEndsAt = new Date(now.getTime() + CODE_SECONDS * 1000)
    const pairingHash = hashOf(needs.appSecret, code)
    const offer = { branchId, kind, name, pairingHash, pairingEndsAt, offeredById: by.staffId, createdAt: now }
    const id = await offerDevice(tx, offer)
    await writeLog(tx, by, { at: now, act: 'device.offer', thing: { kind: 'device', id, name }, branchId })
  })
  const shown = showPairingCode(code)
  // Behind the hash it is sent to no server and stands in no log.
  return { code: shown, url: `${needs.config.publicUrl}${staffPaths.pair}#${shown}`, expires_in: CODE_SECONDS }
}

type Phone = { code: string; ip: string; requestId: string; before: string | null }

/** Whoever was signed in there is signed out: from now on people come in by name and PIN. */
export async function pairDevice(needs: Needs, phone: Phone): Promise<{ device: OwnDevice; token: string }> {
  const limit = { name: 'pairing code tried', subject: networksOf(phone.ip)[0], most: 10, seconds: 3600 }
  const counted = await countCall(needs, [limit], words.limitPairing)
  const { token, hash } = drawToken()
  const device = await pair(needs, phone, hash)
  await takeBack(needs.database.db, counted)
  return { device, token }
}

const pair = ({ database: { db }, clock, appSecret }: Needs, { code, requestId, before }: Phone, hash: string) =>
  db
    .transaction(async (tx): Promise<OwnDevice> => {
      const now = clock.now()
      const paired = await pairOffered(tx, hashOf(appSecret, code), hash, now)
      const branch = paired && (await branchById(tx, paired.branchId))
      if (!branch) throw wrongField('code', words.pairingWrong)
      const { id, name, kind, offeredById: staffId } = paired
      if (before !== null) await changeSession(tx, before, { endedAt: now })
      const device = { id, name, kind, branchId: branch.id }
      await writeLog(
        tx,
        { staffId, device, requestId },
        { at: now, act: 'device.pair', thing: { kind: 'device', id, name } },
      )
      return { id, name, kind, branch }
    })
    .catch((error: unknown) => {
      // Another phone was quicker to be the gate of this name.
      throw constraintOf(error) === 'devices_name_once' ? wrongField('code', words.pairingWrong) : error
    })

export const unpair = ({ database: { db }, clock }: Needs, by: StaffActor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const gone = await unpairDevice(tx, id, by.branchIds, by.staffId, now)
    if (!gone) throw new AppError('not_found')
    await endSessionsOn(tx, id, now)
    const { name, branchId } = gone
    await writeLog(tx, by, { at: now, act: 'device.unpair', thing: { kind: 'device', id, name }, branchId })
  })
