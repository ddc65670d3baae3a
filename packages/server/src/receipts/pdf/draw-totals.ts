import { formatExact, type Poisha, toTaka } from '#contract/rules/money.ts'
import type { Receipt } from '../receipt.ts'
import { showRate } from '../show-rate.ts'
import { spellTaka } from '../spell-taka.ts'
import { colour, page, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const WIDTH = 232
const ROW = 16
const PILL = 32
const INSET = 12

type Row = [label: string, amount: Poisha]

const tk = (poisha: Poisha): string => `Tk ${formatExact(toTaka(poisha))}`

/** The sum, kept together: in figures on the right, in words on the left. */
export function drawTotals(sheet: Sheet, receipt: Receipt): void {
  const before = rowsBefore(receipt)
  const after: Row[] = [
    ['Paid', receipt.paid],
    ['Due', receipt.total - receipt.paid],
  ]
  sheet.makeRoom((before.length + after.length) * ROW + PILL + 24)
  const top = sheet.y
  drawWords(sheet, receipt.total, top)
  for (const row of before) drawRow(sheet, row)
  drawTotal(sheet, receipt.total)
  for (const row of after) drawRow(sheet, row)
  sheet.y += 18
}

function rowsBefore({ subtotal, discount, vat }: Receipt): Row[] {
  const rows: Row[] = [['Subtotal', subtotal]]
  if (discount !== null) rows.push(['Discount', discount])
  if (vat !== null) rows.push([`VAT (${showRate(vat.rate)})`, vat.amount])
  return rows
}

function drawRow(sheet: Sheet, [label, amount]: Row): void {
  const baseline = sheet.y + 11
  sheet.pen.write(label, { x: page.right - WIDTH + INSET, baseline }, type.text)
  sheet.pen.write(tk(amount), { x: page.right - INSET, baseline, align: 'right' }, type.figure)
  sheet.y += ROW
}

function drawTotal(sheet: Sheet, total: Poisha): void {
  const baseline = sheet.y + 4 + 21
  sheet.doc
    .roundedRect(page.right - WIDTH, sheet.y + 4, WIDTH, PILL, 10)
    .lineWidth(0.8)
    .fillAndStroke(colour.wash, colour.line)
  sheet.pen.write('Total', { x: page.right - WIDTH + INSET, baseline: baseline - 1 }, type.strong)
  sheet.pen.write(tk(total), { x: page.right - INSET, baseline, align: 'right' }, type.total)
  sheet.y += PILL + 8
}

function drawWords({ pen }: Sheet, total: Poisha, top: number): void {
  const x = page.left + 8
  pen.write('Total in words', { x, baseline: top + 11 }, type.label)
  pen.writeLines(pen.wrap(spellTaka(total), 230, type.text), { x, baseline: top + 24, step: 12 }, type.text)
}
