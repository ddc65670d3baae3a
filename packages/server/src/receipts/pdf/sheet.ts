import Pdf from 'pdfkit'
import { complete } from '#contract/words/complete.ts'
import type { Receipt } from '../receipt.ts'
import { drawAwning } from './draw-awning.ts'
import type { FontBook } from './fonts.ts'
import { colour, page, setting, type } from './style.ts'
import { createPen, type Pen } from './pen.ts'

/** The paper as it is filled from top to bottom; `y` is where the next thing goes. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  pen: Pen
  y: number
  /** How much further apart than usual lines are. */
  lead: number
  /** Makes sure that this much is left, on a new page if it must be; true when it was. */
  makeRoom(height: number): boolean
  finish(): Promise<Buffer>
}

export function openSheet(receipt: Receipt, book: FontBook): Sheet {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: receipt.language,
    displayTitle: true,
    info: infoOf(receipt),
  })
  const { lead, leastSize } = setting[receipt.language]
  const pen = createPen(doc, book, leastSize)
  const sheet: Sheet = {
    doc,
    pen,
    y: page.top,
    lead,
    makeRoom(height) {
      if (sheet.y + height <= page.bottom) return false
      turnPage()
      writeRunningHead(sheet, receipt)
      return true
    },
    finish: () => collect(doc),
  }
  function turnPage(): void {
    doc.addPage()
    drawAwning(doc)
    sheet.y = page.top
  }
  turnPage()
  return sheet
}

/** Dates from the order itself: the same receipt is the same file, whenever it is made. */
const infoOf = ({ language, seller, invoiceNumber, title, paidAt }: Receipt) => ({
  Title: complete.receipt[language].numbered(invoiceNumber),
  Author: seller.name,
  Subject: title,
  Creator: seller.name,
  CreationDate: paidAt,
  ModDate: paidAt,
})

function writeRunningHead(sheet: Sheet, { language, seller, invoiceNumber }: Receipt): void {
  const { doc, pen } = sheet
  const { numbered } = complete.receipt[language]
  const baseline = sheet.y + 10
  pen.write(pen.wrap(seller.name, 300, type.section)[0] ?? '', { x: page.left, baseline }, type.section)
  pen.write(numbered(invoiceNumber), { x: page.right, baseline, align: 'right' }, type.figure)
  doc
    .moveTo(page.left, baseline + 9)
    .lineTo(page.right, baseline + 9)
    .lineWidth(1)
    .stroke(colour.line)
  sheet.y = baseline + 22
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  doc.end()
  return Buffer.concat(await doc.toArray())
}
