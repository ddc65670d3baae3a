import { colour, page, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const TOP = 794
const SENTENCES = [
  'Payments are non-refundable unless we cancel; refunds go to the original payment method in 3 to 10 business days.',
  'This receipt was made by computer and needs no signature.',
]

/** Under every page: the refund policy, and which page of how many. */
export function drawFeet({ doc, pen }: Sheet): void {
  const { start, count } = doc.bufferedPageRange()
  for (let n = 0; n < count; n += 1) {
    doc.switchToPage(start + n)
    doc.moveTo(page.left, TOP).lineTo(page.right, TOP).lineWidth(0.8).dash(3, { space: 3 }).stroke(colour.line).undash()
    pen.writeLines(SENTENCES, { x: page.left, baseline: TOP + 13, step: 10 }, type.foot)
    pen.write(`Page ${n + 1} of ${count}`, { x: page.right, baseline: TOP + 13, align: 'right' }, type.foot)
  }
}
