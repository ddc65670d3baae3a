import { complete } from '#contract/words/complete.ts'
import type { Receipt } from '../receipt.ts'
import { colour, page, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const TOP = 794

/** Under every page: the refund policy, and which page of how many. */
export function drawFeet({ doc, pen, lead }: Sheet, { language }: Receipt): void {
  const words = complete.receipt[language]
  const { start, count } = doc.bufferedPageRange()
  for (let n = 0; n < count; n += 1) {
    doc.switchToPage(start + n)
    doc.moveTo(page.left, TOP).lineTo(page.right, TOP).lineWidth(0.8).dash(3, { space: 3 }).stroke(colour.line).undash()
    pen.writeLines(
      [words.refundLine, words.noSignature],
      { x: page.left, baseline: TOP + 13, step: 10 * lead },
      type.foot,
    )
    pen.write(words.page(n + 1, count), { x: page.right, baseline: TOP + 13, align: 'right' }, type.foot)
  }
}
