import { showPhone } from '#contract/rules/phone.ts'
import { complete } from '#contract/words/complete.ts'
import type { Receipt, Seller } from '../receipt.ts'
import { colour, page, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const LOGO = { width: 190, height: 40 }
const WIDTH = 290
const LINE = 11.5

/** The seller on the left, what this paper is on the right. */
export function drawHead(sheet: Sheet, receipt: Receipt): void {
  const top = sheet.y
  const left = drawSeller(sheet, receipt, top)
  const right = drawTitle(sheet, receipt, top)
  sheet.y = Math.max(left, right) + 14
}

function drawSeller(sheet: Sheet, { seller, language }: Receipt, top: number): number {
  const { pen, lead } = sheet
  const name = seller.logo ? drawLogo(sheet, seller, seller.logo, top) : drawName(sheet, seller, top)
  const lines = contactLines(seller, complete.receipt[language]).flatMap((text) => pen.wrap(text, WIDTH, type.small))
  return pen.writeLines(lines, { x: page.left, baseline: name + LINE * lead, step: LINE * lead }, type.small)
}

function drawLogo({ doc, pen, lead }: Sheet, { name }: Seller, logo: Buffer, top: number): number {
  doc.image(logo, page.left, top, { fit: [LOGO.width, LOGO.height] })
  return pen.writeLines(
    pen.wrap(name, WIDTH, type.strong),
    { x: page.left, baseline: top + LOGO.height + 16, step: 12 * lead },
    type.strong,
  )
}

const drawName = ({ pen, lead }: Sheet, { name }: Seller, top: number): number =>
  pen.writeLines(pen.wrap(name, WIDTH, type.name), { x: page.left, baseline: top + 28, step: 30 * lead }, type.name) + 6

type Words = { bin(number: string): string; tradeLicence(number: string): string }

const contactLines = ({ address, phones, emails, tradeLicence, bin }: Seller, words: Words): string[] =>
  [
    address ?? '',
    [...phones.map(showPhone), ...emails].join('  ·  '),
    [bin && words.bin(bin), tradeLicence && words.tradeLicence(tradeLicence)].filter(Boolean).join('  ·  '),
  ].filter((line) => line !== '')

function drawTitle({ doc, pen }: Sheet, receipt: Receipt, top: number): number {
  const right = (text: string, baseline: number, style: (typeof type)[keyof typeof type]): void =>
    pen.write(text, { x: page.right, baseline, align: 'right' }, style)
  const words = complete.receipt[receipt.language]
  right(words.title, top + 27, type.title)
  right(words.invoiceNumber, top + 46, type.label)
  right(receipt.invoiceNumber, top + 61, type.number)
  drawBadge({ doc, pen }, receipt, top + 72)
  return top + 88
}

/** In words and with a border, so that it is read on a black and white print as well. */
function drawBadge({ doc, pen }: Pick<Sheet, 'doc' | 'pen'>, { paid, total, language }: Receipt, top: number): void {
  const words = complete.receipt[language]
  const [word, color, ground] =
    paid >= total
      ? [words.paidInFull, colour.leaf, colour.leafWash]
      : [words.partlyPaid, colour.sunny, colour.sunnyWash]
  const style = { ...type.columns, color }
  const width = pen.widthOf(word, style) + 18
  doc
    .roundedRect(page.right - width, top, width, 16, 8)
    .lineWidth(0.8)
    .fillAndStroke(ground, color)
  pen.write(word, { x: page.right - width / 2, baseline: top + 11, align: 'center' }, style)
}
