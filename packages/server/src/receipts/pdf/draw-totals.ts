import type { Language } from '#contract/rules/language.ts'
import { type Poisha, toTaka } from '#contract/rules/money.ts'
import { spellTaka } from '#contract/rules/spell-taka.ts'
import { complete } from '#contract/words/complete.ts'
import type { Receipt } from '../receipt.ts'
import { showRate } from '../show-rate.ts'
import { colour, page, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const WIDTH = 232
const ROW = 16
const PILL = 32
const INSET = 12

type Row = [label: string, sum: string]

const showSum = (poisha: Poisha, language: Language): string => complete.money[language].sum(toTaka(poisha))

/** The sum, kept together: in figures on the right, in words on the left. */
export function drawTotals(sheet: Sheet, receipt: Receipt): void {
  const before = rowsBefore(receipt)
  const words = complete.receipt[receipt.language]
  const after: Row[] = [
    [words.paid, showSum(receipt.paid, receipt.language)],
    [words.due, showSum(receipt.total - receipt.paid, receipt.language)],
  ]
  sheet.makeRoom((before.length + after.length) * ROW + PILL + 24)
  const top = sheet.y
  drawWords(sheet, receipt, top)
  for (const row of before) drawRow(sheet, row)
  drawTotal(sheet, [words.total, showSum(receipt.total, receipt.language)])
  for (const row of after) drawRow(sheet, row)
  sheet.y += 18
}

function rowsBefore({ subtotal, discount, vat, language }: Receipt): Row[] {
  const words = complete.receipt[language]
  const rows: Row[] = [[words.subtotal, showSum(subtotal, language)]]
  if (discount !== null) rows.push([words.discount, showSum(discount, language)])
  if (vat !== null) rows.push([words.vat(showRate(vat.rate)), showSum(vat.amount, language)])
  return rows
}

function drawRow(sheet: Sheet, [label, sum]: Row): void {
  const baseline = sheet.y + 11
  sheet.pen.write(label, { x: page.right - WIDTH + INSET, baseline }, type.text)
  sheet.pen.write(sum, { x: page.right - INSET, baseline, align: 'right' }, type.figure)
  sheet.y += ROW
}

function drawTotal(sheet: Sheet, [label, sum]: Row): void {
  const baseline = sheet.y + 4 + 21
  sheet.doc
    .roundedRect(page.right - WIDTH, sheet.y + 4, WIDTH, PILL, 10)
    .lineWidth(0.8)
    .fillAndStroke(colour.wash, colour.line)
  sheet.pen.write(label, { x: page.right - WIDTH + INSET, baseline: baseline - 1 }, type.strong)
  sheet.pen.write(sum, { x: page.right - INSET, baseline, align: 'right' }, type.total)
  sheet.y += PILL + 8
}

function drawWords({ pen, lead }: Sheet, { total, language }: Receipt, top: number): void {
  const words = { ...complete.receipt[language], ...complete.numbers[language] }
  const x = page.left + 8
  pen.write(words.inWords, { x, baseline: top + 11 }, type.label)
  pen.writeLines(
    pen.wrap(spellTaka(total, words), 230, type.text),
    { x, baseline: top + 24, step: 12 * lead },
    type.text,
  )
}
