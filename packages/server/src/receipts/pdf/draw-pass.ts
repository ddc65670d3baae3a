import { complete } from '#contract/words/complete.ts'
import type { Fact } from '../../orders/receipt-part.ts'
import type { Receipt } from '../receipt.ts'
import { drawQr } from './draw-qr.ts'
import { colour, page, pageWidth, stub, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const PADDING = 18
const STUB_WIDTH = 148
const QR_SIZE = 100
const CORNER = 14
const NOTCH = 8
const COLUMNS = 2
const ROW_GAP = 10
const TITLE_LINE = 18
const VALUE_LINE = 12
const MORE_LINE = 10.5

/** A paper ticket: what was bought on its body, the code for the gate on its stub. */
export function drawPass(sheet: Sheet, receipt: Receipt): void {
  const top = sheet.y
  const bodyWidth = receipt.code === null ? pageWidth : pageWidth - STUB_WIDTH
  const title = sheet.pen.wrap(receipt.title, bodyWidth - 2 * PADDING, type.heading)
  const rows = factRows(sheet, receipt.facts, bodyWidth)
  const head = 22 + title.length * TITLE_LINE * sheet.lead
  const height = Math.max(
    receipt.code === null ? 0 : QR_SIZE + 56,
    head + 10 + rows.reduce((sum, row) => sum + row.height + ROW_GAP, 0),
  )
  drawPaper(sheet.doc, receipt, { top, height, tear: page.left + bodyWidth })
  sheet.pen.writeLines(
    title,
    { x: page.left + PADDING, baseline: top + 28, step: TITLE_LINE * sheet.lead },
    type.heading,
  )
  let y = top + head
  for (const row of rows) {
    for (const cell of row.cells) drawFact(sheet, cell, y)
    y += row.height + ROW_GAP
  }
  if (receipt.code !== null)
    drawStub(sheet, receipt.code, {
      top,
      height,
      qr: receipt.qr ?? receipt.code,
      words: complete.receipt[receipt.language].showAtGate,
    })
  sheet.y = top + height + 22
}

type Cell = { x: number; label: string; values: string[]; more: string[] }
type Row = { cells: Cell[]; height: number }

function factRows({ pen, lead }: Sheet, facts: Fact[], width: number): Row[] {
  const step = (width - PADDING) / COLUMNS
  const cells = facts.map(({ label, value, more }, n) => ({
    x: page.left + PADDING + (n % COLUMNS) * step,
    label,
    values: pen.wrap(value, step - 12, type.strong),
    more: more === undefined ? [] : pen.wrap(more, step - 12, type.small),
  }))
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, n) =>
    cells.slice(n * COLUMNS, (n + 1) * COLUMNS),
  )
  return rows.map((row) => ({ cells: row, height: Math.max(...row.map((cell) => heightOf(cell, lead))) }))
}

const heightOf = ({ values, more }: Cell, lead: number): number =>
  10 + (values.length * VALUE_LINE + more.length * MORE_LINE) * lead

function drawFact({ pen, lead }: Sheet, { x, label, values, more }: Cell, top: number): void {
  const [step, less] = [VALUE_LINE * lead, MORE_LINE * lead]
  pen.write(label, { x, baseline: top + 8 }, type.label)
  const last = pen.writeLines(values, { x, baseline: top + 8 + step, step }, type.strong)
  pen.writeLines(more, { x, baseline: last + less, step: less }, type.small)
}

type Paper = { top: number; height: number; tear: number }

function drawPaper(doc: PDFKit.PDFDocument, { stub: tint, code }: Receipt, { top, height, tear }: Paper): void {
  const { ground, edge } = stub[tint]
  const outline = outlineOf({ top, height, tear: code === null ? null : tear })
  doc.save().translate(0, 3).path(outline).fill(colour.line).restore()
  doc.path(outline).fill(colour.paper)
  if (code !== null) {
    doc
      .save()
      .path(outline)
      .clip()
      .rect(tear, top, page.right - tear, height)
      .fill(ground)
      .restore()
    doc
      .moveTo(tear, top + NOTCH + 4)
      .lineTo(tear, top + height - NOTCH - 2)
      .lineWidth(1.2)
      .dash(3, { space: 3 })
      .stroke(edge)
      .undash()
  }
  doc.path(outline).lineWidth(1).stroke(edge)
}

/** A rounded sheet, notched above and below where the stub is torn off. */
function outlineOf({ top, height, tear }: { top: number; height: number; tear: number | null }): string {
  const [left, right, bottom, r] = [page.left, page.right, top + height, CORNER]
  const notch = (from: number, to: number, y: number): string =>
    tear === null ? '' : `H${from} A${NOTCH} ${NOTCH} 0 0 0 ${to} ${y}`
  const [before, after] = [(tear ?? 0) - NOTCH, (tear ?? 0) + NOTCH]
  return [
    `M${left + r} ${top} ${notch(before, after, top)} H${right - r} A${r} ${r} 0 0 1 ${right} ${top + r}`,
    `V${bottom - r} A${r} ${r} 0 0 1 ${right - r} ${bottom} ${notch(after, before, bottom)} H${left + r}`,
    `A${r} ${r} 0 0 1 ${left} ${bottom - r} V${top + r} A${r} ${r} 0 0 1 ${left + r} ${top} Z`,
  ].join(' ')
}

type Stub = { top: number; height: number; qr: string; words: string }

function drawStub({ doc, pen }: Sheet, code: string, { top, height, qr, words }: Stub): void {
  const middle = page.right - STUB_WIDTH / 2
  const y = top + (height - QR_SIZE - 34) / 2
  drawQr(doc, qr, { x: middle - QR_SIZE / 2, y, size: QR_SIZE })
  pen.write(words, { x: middle, baseline: y + QR_SIZE + 17, align: 'center' }, type.section)
  pen.write(code, { x: middle, baseline: y + QR_SIZE + 31, align: 'center' }, { ...type.figure, size: 9 })
}
