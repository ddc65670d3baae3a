import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FontBook, openFonts } from './fonts.ts'
import type { Run, ShapedFont } from './shape-text.ts'
import { unpackFont } from './unpack-font.ts'

const faces = ['text', 'strong', 'title', 'figure'] as const

describe.each(faces)('Bangla set in %s', (face) => {
  let book: FontBook
  let font: ShapedFont
  beforeAll(async () => {
    book = await openFonts()
    font = book[face][1]?.font as ShapedFont
  })
  const glyphs = (text: string): number[] => font.layout(text).glyphs.map(({ id }) => id)
  const only = (letter: string): number => glyphs(letter)[0] ?? 0

  test('when a vowel sign belongs before its letter, it is drawn first', () => {
    const [sign, letter] = glyphs('কে')
    expect(letter).toBe(only('ক'))
    expect(sign).not.toBe(only('ক'))
    expect(glyphs('কো')).toEqual([sign, letter, glyphs('কা')[1]])
  })

  test('when such a sign stands inside a word, it has its joined form, without a gap before it', () => {
    const [first, , inside, , last] = glyphs('খেলেছে')
    expect(inside).toBe(last)
    expect(inside).not.toBe(first)
  })

  test('when letters join, one form stands for all of them', () => {
    expect(glyphs('ক্ষ')).toHaveLength(1)
    expect(glyphs('ক্ষ')).not.toContain(only('ক'))
    expect(glyphs('স্ত্রী')).toHaveLength(2)
    expect(glyphs('স্ত্রী')[1]).toBe(glyphs('কী')[1])
  })

  test('when a word has র্ before a letter, its hook is drawn over that letter', () => {
    const { glyphs: drawn, positions } = font.layout('র্ক')
    expect(drawn.map(({ id }) => id)).toEqual([only('ক'), expect.any(Number)])
    expect(positions[1]).toMatchObject({ xAdvance: 0 })
    expect(positions[1]?.xOffset).toBeLessThan(0)
  })

  test('when letters are copied, each form stands for the letters that it was made of', () => {
    const copied = (text: string) =>
      font.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
    expect(copied('কে')).toEqual(['ে', 'ক'])
    expect(copied('র্ক')).toEqual(['ক', 'র্'])
    expect(copied('স্ত্রী')).toEqual(['স্ত্র', 'ী'])
  })
})

test('figures are all equally wide, so that amounts line up', async () => {
  const figure = (await openFonts()).figure[0]?.font as ShapedFont
  expect(new Set(Array.from('0123456789', (digit) => figure.layout(digit).advanceWidth)).size).toBe(1)
})

test('fontkit by itself draws the sign inside a word as if a word began there (control)', () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff',
  )
  const fontkit = create(unpackFont(readFileSync(file))) as unknown as { layout(text: string): Run }
  const [first, , inside] = fontkit.layout('খেলেছে').glyphs.map(({ id }) => id)
  expect(inside).toBe(first)
})
