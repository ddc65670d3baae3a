import { formatExact, toTaka } from '#contract/rules/money.ts'
import type { Sold } from '../../orders/receipt-part.ts'
import type { Receipt } from '../receipt.ts'
import { shareVat } from '../share-vat.ts'
import { showRate } from '../show-rate.ts'
import { colour, page, pageWidth, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const HEAD = 20
const INSET = 8
const LINE = 12
const DETAIL_LINE = 10.5

type Column = { title: string; right: number; of: (line: Priced) => string }
type Priced = Sold & { amount: number; vat: number }

const taka = (poisha: number): string => formatExact(toTaka(poisha))

/** Every line with its quantity, unit price, VAT and total, as a tax invoice has them. */
export function drawLines(sheet: Sheet, receipt: Receipt): void {
  const columns = columnsOf(receipt)
  const first = page.left + INSET
  const room = Math.min(...columns.map(({ right }) => right)) - 40 - first
  sheet.makeRoom(HEAD + 40)
  drawColumnHeads(sheet, columns)
  for (const line of priced(receipt)) {
    const words = sheet.pen.wrap(line.description, room, type.strong)
    const details = line.detail === undefined ? [] : sheet.pen.wrap(line.detail, room, type.small)
    const height = 10 + words.length * LINE + details.length * DETAIL_LINE
    if (sheet.makeRoom(height)) drawColumnHeads(sheet, columns)
    drawLine(sheet, { line, words, details, columns, height })
  }
  sheet.y += 10
}

function priced({ lines, vat }: Receipt): Priced[] {
  const amounts = lines.map(({ price, qty }) => price * qty)
  const shares = shareVat(vat?.amount ?? 0, amounts)
  return lines.map((line, n) => ({ ...line, amount: amounts[n] ?? 0, vat: shares[n] ?? 0 }))
}

function columnsOf({ vat }: Receipt): Column[] {
  const right = page.right - INSET
  const qty = { title: 'Qty', of: (line: Priced) => String(line.qty) }
  const price = { title: 'Unit price (Tk)', of: (line: Priced) => taka(line.price) }
  const amount = { title: 'Amount (Tk)', of: (line: Priced) => taka(line.amount) }
  if (vat === null)
    return [
      { ...qty, right: right - 170 },
      { ...price, right: right - 85 },
      { ...amount, right },
    ]
  return [
    { ...qty, right: right - 275 },
    { ...price, right: right - 200 },
    { ...amount, right: right - 130 },
    { title: `VAT ${showRate(vat.rate)}`, right: right - 70, of: (line) => taka(line.vat) },
    { title: 'Total (Tk)', right, of: (line) => taka(line.amount + line.vat) },
  ]
}

function drawColumnHeads(sheet: Sheet, columns: Column[]): void {
  const baseline = sheet.y + 13
  sheet.doc.roundedRect(page.left, sheet.y, pageWidth, HEAD, 6).fill(colour.wash)
  sheet.pen.write('Description', { x: page.left + INSET, baseline }, type.columns)
  for (const { title, right } of columns) sheet.pen.write(title, { x: right, baseline, align: 'right' }, type.columns)
  sheet.y += HEAD + 2
}

type Drawn = { line: Priced; words: string[]; details: string[]; columns: Column[]; height: number }

function drawLine(sheet: Sheet, { line, words, details, columns, height }: Drawn): void {
  const [x, baseline] = [page.left + INSET, sheet.y + 15]
  const last = sheet.pen.writeLines(words, { x, baseline, step: LINE }, type.strong)
  for (const { right, of } of columns) sheet.pen.write(of(line), { x: right, baseline, align: 'right' }, type.figure)
  sheet.pen.writeLines(details, { x, baseline: last + DETAIL_LINE, step: DETAIL_LINE }, type.small)
  sheet.y += height
  sheet.doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.7).stroke(colour.line)
}
