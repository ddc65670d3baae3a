import { drawCreditNotes } from './pdf/draw-credit-notes.ts'
import { drawFeet } from './pdf/draw-feet.ts'
import { drawHead } from './pdf/draw-head.ts'
import { drawLines } from './pdf/draw-lines.ts'
import { drawPass } from './pdf/draw-pass.ts'
import { drawRiders } from './pdf/draw-riders.ts'
import { drawTotals } from './pdf/draw-totals.ts'
import { openFonts } from './pdf/fonts.ts'
import { openSheet } from './pdf/sheet.ts'
import type { Receipt } from './receipt.ts'

/** The receipt as a PDF. The same receipt makes the same bytes. */
export async function makeReceipt(receipt: Receipt): Promise<Buffer> {
  const sheet = openSheet(receipt, await openFonts())
  drawHead(sheet, receipt)
  drawPass(sheet, receipt)
  drawLines(sheet, receipt)
  drawTotals(sheet, receipt)
  drawCreditNotes(sheet, receipt)
  drawRiders(sheet, receipt)
  drawFeet(sheet, receipt)
  return sheet.finish()
}
