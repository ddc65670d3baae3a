import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unpackFont } from '#server/receipts/pdf/unpack-font.ts'
import { type Run, shapeWith } from '#server/receipts/pdf/shape-text.ts'
import { banglaFonts, fontsFolder, latinFonts, licenceOf, readLicence, readPackaged, trim } from './trimmed-fonts.ts'

/** Letters that join, hooks above and below, a vowel on both sides, all digits, the sign of money, and the end of a sentence. */
const WORDS = 'ক্ষ জ্ঞ র্ক ক্র ন্ত্র স্ত্র্য হ্ম র‍্যা ক্যো ঙ্ক্ষ ত্ত্ব বুদ্‌বুদ শ্রী রু হৃ ৎ ং ঃ চাঁদ য় ড় ঢ় ৳১২৩৪৫৬৭৮৯০ হয়।'.split(' ')
const ENGLISH = 'Play & Party “fi” ffl – 0123456789 Tk1,343.75 AVA To Ünïcödé é'.split(' ')

/** Of what a word is made and where each piece goes; pieces that no word needs are gone, so their numbers differ. */
const setting = ({ glyphs, positions }: Run): unknown => [
  glyphs.map(({ codePoints, advanceWidth }) => [codePoints, advanceWidth]),
  positions,
]

const cases = [
  ...banglaFonts.map((name) => [name, WORDS] as const),
  ...latinFonts.map((name) => [name, ENGLISH] as const),
]

describe.each(cases)('%s', (name, words) => {
  test('the file of the site is what its package gives today, with its licence beside it', async () => {
    expect((await readFile(join(fontsFolder, `${name}.woff2`))).equals(await trim(name))).toBe(true)
    expect((await readFile(join(fontsFolder, licenceOf(name)))).equals(await readLicence(name))).toBe(true)
  })

  test('when it is trimmed, every word is set with the same forms at the same places', async () => {
    const whole = shapeWith(unpackFont(await readPackaged(name, 'woff')), [])
    const trimmed = shapeWith(await trim(name, 'truetype'), [])
    for (const word of words) expect(setting(trimmed.layout(word)), word).toEqual(setting(whole.layout(word)))
  })
})
