import { expect, test } from 'vitest'
import { openFonts } from './fonts.ts'
import { splitRuns } from './split-runs.ts'

const { text: parts } = await openFonts()
const runs = (text: string) =>
  splitRuns(text, parts).map(({ part, text: run }) => [part.name.replace(/hind-siliguri-|-400/g, ''), run])

test.each([
  ['English', 'Ayaan, 6 years', [['latin', 'Ayaan, 6 years']]],
  ['Bangla of two words', 'আয়ান রহমান', [['bengali', 'আয়ান রহমান']]],
  [
    'Bangla with a comma, which the Bangla file has not',
    'রহিম, করিম',
    [
      ['bengali', 'রহিম'],
      ['latin', ', '],
      ['bengali', 'করিম'],
    ],
  ],
  [
    'both scripts',
    'মোঃ Karim',
    [
      ['bengali', 'মোঃ '],
      ['latin', 'Karim'],
    ],
  ],
  ['a joiner inside a word', 'র‍্যাব', [['bengali', 'র‍্যাব']]],
  [
    'letters of the far side of Europe',
    'Zoë Šimůnek',
    [
      ['latin', 'Zoë '],
      ['latin-ext', 'Š'],
      ['latin', 'im'],
      ['latin-ext', 'ů'],
      ['latin', 'nek'],
    ],
  ],
  ['a script that no file holds', '小明 👧', [['latin', '小明 👧']]],
  ['nothing', '', []],
])('when a text is %s, each run holds what its file can set', (_, text, expected) => {
  expect(runs(text)).toEqual(expected)
})
