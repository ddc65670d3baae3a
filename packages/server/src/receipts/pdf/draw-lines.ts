import { formatExact, type Poisha, toTaka } from '#contract/rules/money.ts'
import { complete } from '#contract/words/complete.ts'
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

/** Every line with its quantity, unit price, VAT and total, as a tax invoice has them. */
export function drawLines(sheet: Sheet, receipt: Receipt): void {
  const columns = columnsOf(receipt)
  const first = page.left + INSET
  const room = Math.min(...columns.map(({ right }) => right)) - 40 - first
  sheet.makeRoom(HEAD + 40)
  drawColumnHeads(sheet, receipt, columns)
  for (const line of priced(receipt)) {
    const words = sheet.pen.wrap(line.description, room, type.strong)
    const details = line.detail === undefined ? [] : sheet.pen.wrap(line.detail, room, type.small)
    const height = 10 + (words.length * LINE + details.length * DETAIL_LINE) * sheet.lead
    if (sheet.makeRoom(height)) drawColumnHeads(sheet, receipt, columns)
    drawLine(sheet, { line, words, details, columns, height })
  }
  sheet.y += 10
}

function priced({ lines, vat }: Receipt): Priced[] {
  const amounts = lines.map(({ price, qty }) => price * qty)
  const shares = shareVat(vat?.amount ?? 0, amounts)
  return lines.map((line, n) => ({ ...line, amount: amounts[n] ?? 0, vat: shares[n] ?? 0 }))
}

function columnsOf({ vat, language }: Receipt): Column[] {
  const [words, { digits }] = [complete.receipt[language], complete.digits[language]]
  const taka = (poisha: Poisha): string => digits(formatExact(toTaka(poisha)))
  const right = page.right - INSET
  const qty = { title: words.qty, of: (line: Priced) => digits(line.qty) }
  const price = { title: words.unitPrice, of: (line: Priced) => taka(line.price) }
  const amount = { title: words.amount, of: (line: Priced) => taka(line.amount) }
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
    { title: words.vatColumn(showRate(vat.rate)), right: right - 70, of: (line) => taka(line.vat) },
    { title: words.totalColumn, right, of: (line) => taka(line.amount + line.vat) },
  ]
}

function drawColumnHeads(sheet: Sheet, { language }: Receipt, columns: Column[]): void {
  const baseline = sheet.y + 13
  sheet.doc.roundedRect(page.left, sheet.y, pageWidth, HEAD, 6).fill(colour.wash)
  sheet.pen.write(complete.receipt[language].description, { x: page.left + INSET, baseline }, type.columns)
  for (const { title, right } of columns) sheet.pen.write(title, { x: right, baseline, align: 'right' }, type.columns)
  sheet.y += HEAD + 2
}

type Drawn = { line: Priced; words: string[]; details: string[]; columns: Column[]; height: number }

function drawLine(sheet: Sheet, { line, words, details, columns, height }: Drawn): void {
  const [x, baseline] = [page.left + INSET, sheet.y + 15]
  const last = sheet.pen.writeLines(words, { x, baseline, step: LINE * sheet.lead }, type.strong)
  for (const { right, of } of columns) sheet.pen.write(of(line), { x: right, baseline, align: 'right' }, type.figure)
  const step = DETAIL_LINE * sheet.lead
  sheet.pen.writeLines(details, { x, baseline: last + step, step }, type.small)
  sheet.y += height
  sheet.doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.7).stroke(colour.line)
}
