import { toTaka, type Poisha } from '#contract/rules/money.ts'

const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** Money is counted in crore, lakh, thousand and hundred. */
const STEPS: [number, string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
]

/** 1,05,070.50 is "One lakh five thousand seventy Taka and fifty poisha only". */
export function spellTaka(amount: Poisha): string {
  const [taka, poisha] = [Math.floor(toTaka(amount)), amount % 100]
  const words = `${spell(taka) || 'zero'} Taka${poisha > 0 ? ` and ${spell(poisha)} poisha` : ''} only`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function spell(count: number): string {
  const step = STEPS.find(([size]) => count >= size)
  if (step) return join(`${spell(Math.floor(count / step[0]))} ${step[1]}`, spell(count % step[0]))
  return count < 20 ? (ONES[count] ?? '') : join(TENS[Math.floor(count / 10)] ?? '', ONES[count % 10] ?? '', '-')
}

const join = (first: string, second: string, between = ' '): string =>
  second === '' ? first : first + between + second
