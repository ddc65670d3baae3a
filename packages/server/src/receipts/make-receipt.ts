import { drawFeet } from './paper/draw-feet.ts'
import { drawHead } from './paper/draw-head.ts'
import { drawLines } from './paper/draw-lines.ts'
import { drawPass } from './paper/draw-pass.ts'
import { drawRiders } from './paper/draw-riders.ts'
import { drawTotals } from './paper/draw-totals.ts'
import { openLetters } from './paper/letters.ts'
import { openSheet } from './paper/sheet.ts'
import type { Receipt } from './receipt.ts'

/** The receipt as a PDF. The same receipt makes the same bytes. */
export async function makeReceipt(receipt: Receipt): Promise<Buffer> {
  const sheet = openSheet(receipt, await openLetters())
  drawHead(sheet, receipt)
  drawPass(sheet, receipt)
  drawLines(sheet, receipt)
  drawTotals(sheet, receipt)
  drawRiders(sheet, receipt)
  drawFeet(sheet)
  return sheet.finish()
}
