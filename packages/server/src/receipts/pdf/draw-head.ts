import { showPhone } from '#contract/rules/phone.ts'
import type { Receipt, Seller } from '../receipt.ts'
import { colour, page, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const LOGO = { width: 190, height: 40 }
const WIDTH = 290
const LINE = 11.5

/** The seller on the left, what this paper is on the right. */
export function drawHead(sheet: Sheet, receipt: Receipt): void {
  const top = sheet.y
  const left = drawSeller(sheet, receipt.seller, top)
  const right = drawTitle(sheet, receipt, top)
  sheet.y = Math.max(left, right) + 14
}

function drawSeller(sheet: Sheet, seller: Seller, top: number): number {
  const { pen } = sheet
  const name = seller.logo ? drawLogo(sheet, seller, seller.logo, top) : drawName(sheet, seller, top)
  const lines = contactLines(seller).flatMap((text) => pen.wrap(text, WIDTH, type.small))
  return pen.writeLines(lines, { x: page.left, baseline: name + LINE, step: LINE }, type.small)
}

function drawLogo({ doc, pen }: Sheet, { name }: Seller, logo: Buffer, top: number): number {
  doc.image(logo, page.left, top, { fit: [LOGO.width, LOGO.height] })
  return pen.writeLines(
    pen.wrap(name, WIDTH, type.strong),
    { x: page.left, baseline: top + LOGO.height + 16, step: 12 },
    type.strong,
  )
}

const drawName = ({ pen }: Sheet, { name }: Seller, top: number): number =>
  pen.writeLines(pen.wrap(name, WIDTH, type.name), { x: page.left, baseline: top + 28, step: 30 }, type.name) + 6

const contactLines = ({ address, phones, emails, tradeLicence, bin }: Seller): string[] =>
  [
    address ?? '',
    [...phones.map(showPhone), ...emails].join('  ·  '),
    [bin && `BIN ${bin}`, tradeLicence && `Trade licence no. ${tradeLicence}`].filter(Boolean).join('  ·  '),
  ].filter((line) => line !== '')

function drawTitle({ doc, pen }: Sheet, receipt: Receipt, top: number): number {
  const right = (text: string, baseline: number, style: (typeof type)[keyof typeof type]): void =>
    pen.write(text, { x: page.right, baseline, align: 'right' }, style)
  right('Receipt', top + 27, type.title)
  right('Invoice number', top + 46, type.label)
  right(receipt.invoiceNumber, top + 61, type.number)
  drawBadge({ doc, pen }, receipt, top + 72)
  return top + 88
}

/** In words and with a border, so that it is read on a black and white print as well. */
function drawBadge({ doc, pen }: Pick<Sheet, 'doc' | 'pen'>, { paid, total }: Receipt, top: number): void {
  const [word, color, ground] =
    paid >= total ? ['Paid in full', colour.leaf, colour.leafWash] : ['Partly paid', colour.sunny, colour.sunnyWash]
  const style = { ...type.columns, color }
  const width = pen.widthOf(word, style) + 18
  doc
    .roundedRect(page.right - width, top, width, 16, 8)
    .lineWidth(0.8)
    .fillAndStroke(ground, color)
  pen.write(word, { x: page.right - width / 2, baseline: top + 11, align: 'center' }, style)
}
