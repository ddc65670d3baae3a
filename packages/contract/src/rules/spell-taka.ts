import { type Poisha, toTaka } from './money.ts'

type Counted = Record<'hundreds' | 'thousands' | 'lakhs' | 'crores', (count: string) => string>
type Words = Counted & {
  upTo99(n: number): string
  words(taka: string, poisha: string): string
  wholeWords(taka: string): string
}

/** Money is counted in crore, lakh, thousand and hundred. */
const STEPS: [size: number, name: keyof Counted][] = [
  [10_000_000, 'crores'],
  [100_000, 'lakhs'],
  [1_000, 'thousands'],
  [100, 'hundreds'],
]

/** 1,05,070.50 is "One lakh five thousand seventy Taka and fifty poisha only". */
export function spellTaka(amount: Poisha, words: Words): string {
  const [taka, poisha] = [spell(Math.floor(toTaka(amount)), words), amount % 100]
  const sum = poisha > 0 ? words.words(taka, words.upTo99(poisha)) : words.wholeWords(taka)
  return sum.charAt(0).toUpperCase() + sum.slice(1)
}

function spell(count: number, words: Words): string {
  const [size, name] = STEPS.find(([step]) => count >= step) ?? []
  if (size === undefined || name === undefined) return words.upTo99(count)
  const first = words[name](spell(Math.floor(count / size), words))
  return count % size === 0 ? first : `${first} ${spell(count % size, words)}`
}
