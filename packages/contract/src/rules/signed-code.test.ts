import { expect, it } from 'vitest'
import { type PassClaim, packClaim, readSigned, signedMessage, unpackClaim, writeSigned } from './signed-code.ts'

const claim: PassClaim = {
  kind: 'sale',
  key: 1,
  id: 42,
  code: '8Q2M-ZV07-4KXT',
  branch: 2,
  firstDay: '2026-11-15',
  lastDay: '2026-12-14',
  places: 4,
}
const signature = Uint8Array.from({ length: 64 }, (_, n) => 255 - n)

it('when a claim is packed, it is 22 bytes in the order of the specification', () => {
  const hex = Buffer.from(packClaim(claim)).toString('hex')
  // Kind, key number, id, code, branch, first day, last day, places.
  expect(hex).toMatch(/^01010000002a0[0-9a-f]{15}000209ce09eb0004$/)
  expect(unpackClaim(packClaim(claim))).toEqual(claim)
})

it('when a number is at its end, it is still read back, and beyond it the branch is any', () => {
  const most = { ...claim, key: 255, id: 2_147_483_647, branch: 65_535, places: 65_535, code: 'ZZZZ-ZZZZ-ZZZZ' }
  expect(unpackClaim(packClaim(most))).toEqual(most)
  expect(unpackClaim(packClaim({ ...claim, branch: 65_536, places: 70_000, firstDay: '2019-01-01' }))).toMatchObject({
    branch: 0,
    places: 65_535,
    firstDay: '2020-01-01',
  })
})

it('when it is written, it is 140 letters and digits, and read in any case', () => {
  const text = writeSigned(packClaim(claim), signature)
  expect(text).toMatch(/^P1[0-9A-Z]{138}$/)
  for (const read of [text, text.toLowerCase(), text.replaceAll('0', 'O').replaceAll('1', 'l').replace('Pl', 'P1')])
    expect(readSigned(read)).toEqual({ key: 1, code: claim.code, body: packClaim(claim), signature, whole: true })
})

it('when a bit that is in no byte is changed, it is no longer whole', () => {
  const text = writeSigned(packClaim(claim), signature)
  const letter =
    text.at(-1) === 'Z'
      ? 'Y'
      : '0123456789ABCDEFGHJKMNPQRSTVWXYZ'['0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(text.at(-1) ?? '') + 1]
  expect(readSigned(text.slice(0, -1) + letter)?.whole).toBe(false)
})

it('when it is longer, shorter, of another mark or letter, it is none', () => {
  const text = writeSigned(packClaim(claim), signature)
  for (const other of [
    text.slice(1),
    `${text}0`,
    `P2${text.slice(2)}`,
    `${text.slice(0, -1)}U`,
    '',
    'P'.repeat(10_000),
  ])
    expect(readSigned(other)).toBeNull()
})

it('when something is signed, it is preceded by what it is for', () => {
  expect(Buffer.from(signedMessage(Uint8Array.of(1, 2))).toString('latin1')).toBe('pass v1\u0001\u0002')
})

it('when there is no such kind of pass, nothing is claimed', () => {
  expect(unpackClaim(Uint8Array.from({ length: 22 }, () => 9))).toBeNull()
})
