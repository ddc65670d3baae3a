import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LETTERS } from '#contract/rules/crockford.ts'
import { readSigned, type SignedCode, unpackClaim } from '#contract/rules/signed-code.ts'
import type { Database } from '../db/database.ts'
import { testDatabase } from '../testing/database.ts'
import { openPassCodes, type PassCodes } from './pass-codes.ts'

const appSecret = 'the secret of these codes, of a good length'
const claim = {
  kind: 'sale',
  id: 42,
  code: '8Q2M-ZV07-4KXT',
  branch: 1,
  firstDay: '2026-11-15',
  lastDay: '2026-11-15',
  places: 4,
} as const

let database: Database
let codes: PassCodes
beforeAll(async () => {
  database = await testDatabase()
  codes = await openPassCodes({ database, appSecret })
})
afterAll(() => database.close())

const read = (text: string) => readSigned(text) as SignedCode

describe('a signed code', () => {
  it('when it is made, it is 140 letters in a QR of 41 × 41, the same each time, and known as ours', async () => {
    const text = codes.qrOf(claim)
    expect(text).toMatch(/^P1[0-9A-Z]{138}$/)
    expect(encode(text, { ecc: 'M', border: 0 }).size).toBe(41)
    expect(codes.qrOf(claim)).toBe(text)
    expect(unpackClaim(read(text).body)).toEqual({ ...claim, key: read(text).key })
    expect(await codes.isOurs(read(text))).toBe(true)
  })

  it('when any letter is changed, it was not made by us; where its key is changed, nobody can tell', async () => {
    const text = codes.qrOf(claim)
    for (let at = 2; at < text.length; at += 1) {
      const other = LETTERS[(LETTERS.indexOf(text[at] ?? '') + 1) % LETTERS.length]
      const changed = read(text.slice(0, at) + other + text.slice(at + 1))
      expect([at, await codes.isOurs(changed)]).toEqual([at, changed.key === read(text).key ? false : null])
    }
  })

  it('when the secret is changed, a new key has a new number, and codes of the old one are still ours', async () => {
    const newer = await openPassCodes({ database, appSecret: 'another secret, of a good length as well' })
    const [old, fresh] = [read(codes.qrOf(claim)), read(newer.qrOf(claim))]
    expect(fresh.key).toBe(old.key + 1)
    expect([await newer.isOurs(old), await codes.isOurs(fresh)]).toEqual([true, true])
  })

  it('when several processes start at once, the key is there once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => openPassCodes({ database, appSecret: 'a third one'.repeat(4) })))
    const { rows } = await database.pool.query('select count(*) as keys, max(number) as last from pass_keys')
    expect(rows).toEqual([{ keys: 3, last: 3 }])
  })
})
