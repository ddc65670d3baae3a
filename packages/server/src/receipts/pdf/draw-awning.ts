import { colour, page } from './style.ts'

const STRIPES = 24
const HEIGHT = 9

/** The awning of the ticket booth along the top of the page. */
export function drawAwning(doc: PDFKit.PDFDocument): void {
  const width = page.width / STRIPES
  for (let n = 0; n < STRIPES; n += 2) scallop(doc, n * width, width).fill(colour.coral)
  for (let n = 1; n < STRIPES; n += 2)
    scallop(doc, n * width, width)
      .lineWidth(0.6)
      .stroke(colour.coral)
}

const scallop = (doc: PDFKit.PDFDocument, x: number, width: number): PDFKit.PDFDocument =>
  doc.path(`M${x} -2 V${HEIGHT} A${width / 2} ${width / 3} 0 0 0 ${x + width} ${HEIGHT} V-2 Z`)
