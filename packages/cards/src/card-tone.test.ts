import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pastels } from '#contract/rules/pastel.ts'
import { toneOf } from './card-tone.ts'

const tokens = readFileSync(new URL('../../ui/src/styles/tokens.css', import.meta.url), 'utf8')
const token = (name: string): string => new RegExp(`--c-${name}:\\s*(#[0-9A-F]{6})`, 'i').exec(tokens)?.[1] ?? ''

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) =>
    c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: number[], b: number[]): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** What a browser makes of `color-mix(in srgb, #rrggbb 15%, white)`. */
function mixed(css: string): number[] {
  const [, hex = '', percent = ''] = /^color-mix\(in srgb, (#\w{6}) (\d+)%, white\)$/.exec(css) ?? []
  return channels(hex).map((c) => (c * Number(percent) + 255 * (100 - Number(percent))) / 100)
}

it('when the colour is a word of the palette, the tone is made of tokens that exist', () => {
  for (const color of pastels) {
    const tone = toneOf({ id: 1, color })
    expect(tone.wash).toBe(`var(--c-${color}-100)`)
    for (const value of Object.values(tone)) expect(token(value.slice('var(--c-'.length, -1)), value).not.toBe('')
  }
})

it('when the word is in capitals, it is the same word', () => {
  expect(toneOf({ id: 1, color: 'Coral' })).toEqual(toneOf({ id: 9, color: 'coral' }))
})

it('when the colour is of its own, even black leaves the text of a card readable', () => {
  for (const color of ['#000000', '#ff0000', '#0000ff', '#2B1A5A', '#ffffff']) {
    const ground = mixed(toneOf({ id: 1, color }).wash)
    expect(contrast(ground, channels(token('ink-2'))), color).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ground, channels(token('ink'))), color).toBeGreaterThanOrEqual(7)
  }
})

it('when the colour is neither, the id chooses and nothing of the word reaches the style', () => {
  for (const color of ['purple', '', '#12345', '#12345g', 'sky;background:url(x)']) {
    expect(toneOf({ id: 2, color })).toEqual(toneOf({ id: 2, color: 'coral' }))
  }
})
