import { drawFeet } from './draw-feet.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawPass } from './draw-pass.ts'
import { drawRiders } from './draw-riders.ts'
import { drawTotals } from './draw-totals.ts'
import { openLetters } from './letters.ts'
import type { Receipt } from './receipt.ts'
import { openSheet } from './sheet.ts'

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
