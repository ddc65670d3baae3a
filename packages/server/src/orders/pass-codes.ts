import { createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { packClaim, type PassClaim, type SignedCode, signedMessage, writeSigned } from '#contract/rules/signed-code.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { keepPassKey, passKeyOf } from './pass-key-queries.ts'

export type PassCodes = {
  /** What the QR of a paid order carries; the same each time. */
  qrOf(claim: Omit<PassClaim, 'key'>): string
  /** Whether it was made by us; null when its key is none that we know, so that nobody can tell. */
  isOurs(code: SignedCode): Promise<boolean | null>
}

type Needs = { database: Database; appSecret: string }

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** The key is made of the secret: it is kept nowhere, and a new secret is a new key. */
function privateKey(appSecret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', appSecret, '', 'gate pass 1', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

const rawPublic = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI.length).toString('hex')

const publicKey = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' })

/** The public key is kept under a number, so that codes of an older secret are still known. */
export async function openPassCodes({ database: { db }, appSecret }: Needs): Promise<PassCodes> {
  const own = privateKey(appSecret)
  const number = await db.transaction((tx) => keepPassKey(tx, locks.passKeys, rawPublic(own)))
  const keys = new Map<number, KeyObject>([[number, createPublicKey(own)]])

  async function keyOf(wanted: number): Promise<KeyObject | undefined> {
    const found = keys.get(wanted) ?? (await passKeyOf(db, wanted))
    if (typeof found === 'string') keys.set(wanted, publicKey(found))
    return keys.get(wanted)
  }
  return {
    qrOf(claim) {
      const body = packClaim({ ...claim, key: number })
      return writeSigned(body, sign(null, signedMessage(body), own))
    },
    async isOurs({ key, body, signature, whole }) {
      const found = await keyOf(key)
      return found === undefined ? null : whole && verify(null, signedMessage(body), found, signature)
    },
  }
}

/** By this a code is known that has lost its right. */
export const hashOfCode = (code: string): string => hash('sha256', code)
