import { expect, it } from 'vitest'
import { readGateInput, readScan } from './gate-input.ts'
import { packClaim, writeSigned } from './signed-code.ts'

const TODAY = '2026-11-15'
const read = (typed: string) => readGateInput(typed, TODAY)

it('when a signed code is read, its parts are known', () => {
  const claim = {
    kind: 'sale',
    key: 1,
    id: 7,
    code: '8Q2M-ZV07-4KXT',
    branch: 1,
    firstDay: TODAY,
    lastDay: TODAY,
    places: 3,
  } as const
  const text = writeSigned(packClaim(claim), new Uint8Array(64))
  for (const typed of [text, ` ${text}\n`, text.toLowerCase()])
    expect(read(typed)).toMatchObject({ as: 'signed', signed: { key: 1, code: '8Q2M-ZV07-4KXT' } })
})

it('when a code is typed, dashes, case, look-alikes and Bangla digits do not matter', () => {
  for (const typed of ['8Q2M-ZV07-4KXT', '8q2mzv074kxt', '8Q2M ZV07 4KXT', '8Q2M-ZVO7-4KXT', '৮Q২M-ZV০৭-৪KXT'])
    expect(read(typed)).toEqual({ as: 'code', code: '8Q2M-ZV07-4KXT' })
  expect(read('ILil-0000-OoOo')).toEqual({ as: 'code', code: '1111-0000-0000' })
})

it('when an invoice is typed, whole or by the last five digits of today’s, it is one', () => {
  for (const typed of ['INV-20261115-00042', 'inv-20261115-00042', 'INV 20261115 00042', '00042', '০০০৪২'])
    expect(read(typed)).toEqual({ as: 'invoice', invoiceNumber: 'INV-20261115-00042' })
  expect(read('INV-20261114-100000')).toEqual({ as: 'invoice', invoiceNumber: 'INV-20261114-100000' })
})

it('when a phone number is typed in any way customers may, it is one', () => {
  for (const typed of ['01712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮', '8801712345678'])
    expect(read(typed)).toEqual({ as: 'phone', phone: '01712345678' })
})

it('when it is a name of three letters or more, it is looked for; a name of twelve letters is no code', () => {
  for (const name of ['Rin', 'রিনা', 'Rina Akter', 'Farhana Akter', "D'Costa"])
    expect(read(name)).toEqual({ as: 'name', name })
})

it('when it is anything else, it is not a ticket, however long it is', () => {
  for (const typed of [
    '',
    '  ',
    'Ri',
    '1234',
    '123456',
    'https://example.com/ticket/42',
    'WIFI:S:x;T:WPA;P:y;;',
    'A'.repeat(51),
    '8Q2M-ZV07-4KX',
    'x'.repeat(10_240),
    '\u0000',
  ])
    expect(read(typed)).toEqual({ as: 'nothing' })
})

it('when it is held up, only a code counts; an invoice, a phone or a name is typed', () => {
  const held = (input: string, via: 'camera' | 'scanner' | 'typed') => readScan({ input, via }, TODAY).as
  for (const input of ['INV-20261115-00042', '00042', '01712345678', 'Rina'])
    expect([held(input, 'camera'), held(input, 'scanner')]).toEqual(['nothing', 'nothing'])
  expect([held('8Q2M-ZV07-4KXT', 'camera'), held('00042', 'typed')]).toEqual(['code', 'invoice'])
})
