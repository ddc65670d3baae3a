import { describe, expect, it } from 'vitest'
import { smsLetters, smsParts } from './sms.ts'

describe('the parts of a text message', () => {
  it.each([
    ['nothing', 1, ''],
    ['160 plain letters', 1, 'a'.repeat(160)],
    ['161 plain letters', 2, 'a'.repeat(161)],
    ['306 plain letters', 2, 'a'.repeat(306)],
    ['307 plain letters', 3, 'a'.repeat(307)],
    ['70 Bangla letters', 1, 'ক'.repeat(70)],
    ['71 Bangla letters', 2, 'ক'.repeat(71)],
    ['134 Bangla letters', 2, 'ক'.repeat(134)],
    ['135 Bangla letters', 3, 'ক'.repeat(135)],
    ['one Bangla letter among 69 others', 1, `${'a'.repeat(69)}ক`],
    ['one Bangla letter among 70 others', 2, `${'a'.repeat(70)}ক`],
    ['the sign of the Taka among 70 others', 2, `${'a'.repeat(70)}৳`],
    ['a curly quote among 70 others', 2, `${'a'.repeat(70)}’`],
    ['a backtick, which no phone knows, among 70 others', 2, `${'a'.repeat(70)}\``],
    ['letters of other languages that every phone knows', 1, 'é'.repeat(160)],
    ['80 brackets, which take the room of two', 1, '['.repeat(80)],
    ['81 brackets', 2, '['.repeat(81)],
    ['35 faces, which take the room of two', 1, '😀'.repeat(35)],
    ['36 faces', 2, '😀'.repeat(36)],
  ])('when it is %s, it has %i part(s)', (_, parts, text) => {
    expect(smsParts(text)).toBe(parts)
  })

  it('when a letter of two would be cut by the end of a part, it goes whole into the next', () => {
    expect(smsParts(`${'a'.repeat(152)}[${'a'.repeat(152)}`)).toBe(3)
    expect(smsParts(`${'a'.repeat(151)}[${'a'.repeat(153)}`)).toBe(2)
    expect(smsParts(`${'ক'.repeat(66)}😀${'ক'.repeat(66)}`)).toBe(3)
  })
})

it('when a message has letters that Unicode writes in two pieces, it is sent with one each, however they came', () => {
  const inPieces = 'য\u09BC ড\u09BC ঢ\u09BC'
  const whole = '\u09DF \u09DC \u09DD'
  expect(smsLetters(inPieces)).toBe(whole)
  expect(smsLetters(whole)).toBe(whole)
  expect(smsLetters('পাঁচ INV-1')).toBe('পাঁচ INV-1')
})
