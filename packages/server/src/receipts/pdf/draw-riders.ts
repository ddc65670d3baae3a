import type { Language } from '#contract/rules/language.ts'
import { complete } from '#contract/words/complete.ts'
import type { Receipt, Rider } from '../receipt.ts'
import { colour, page, pageWidth, type } from './style.ts'
import type { Sheet } from './sheet.ts'

const GAP = 20
const CELL = (pageWidth - GAP) / 2
const NUMBER = 20
const NAME = CELL * 0.46
const LINE = 11.5

type Cell = { number: string; names: string[]; facts: string[] }

/** Who comes, two in a row; a long list goes on over the next pages. */
export function drawRiders(sheet: Sheet, { riders, language }: Receipt): void {
  if (riders.length === 0) return
  const words = complete.receipt[language]
  sheet.makeRoom(60)
  drawHeading(sheet, words.participants)
  const cells = riders.map((rider, n) => cellOf(sheet, language, rider, n + 1))
  for (let n = 0; n < cells.length; n += 2) {
    const row = cells.slice(n, n + 2)
    const height =
      8 + LINE * sheet.lead * Math.max(...row.map(({ names, facts }) => Math.max(names.length, facts.length)))
    if (sheet.makeRoom(height)) drawHeading(sheet, words.participantsMore)
    for (const [column, cell] of row.entries()) drawCell(sheet, cell, page.left + column * (CELL + GAP), height)
    sheet.y += height
  }
}

function drawHeading(sheet: Sheet, title: string): void {
  sheet.pen.write(title, { x: page.left, baseline: sheet.y + 12 }, type.section)
  sheet.y += 20
}

const cellOf = ({ pen }: Sheet, language: Language, { name, age, type: ticket }: Rider, position: number): Cell => ({
  number: complete.digits[language].digits(position),
  names: pen.wrap(name, NAME, type.strong),
  facts: pen.wrap([yearsOf(age, language), ticket].filter(Boolean).join(' · '), CELL - NUMBER - NAME - 8, type.small),
})

/** An age that nobody gave is stored as 0. */
const yearsOf = (age: number, language: Language): string => (age === 0 ? '' : complete.dates[language].years(age))

function drawCell({ doc, pen, y, lead }: Sheet, { number, names, facts }: Cell, x: number, height: number): void {
  const step = LINE * lead
  pen.write(number, { x: x + NUMBER - 6, baseline: y + 12, align: 'right' }, type.small)
  pen.writeLines(names, { x: x + NUMBER, baseline: y + 12, step }, type.strong)
  pen.writeLines(facts, { x: x + CELL, baseline: y + 12, step, align: 'right' }, type.small)
  doc
    .moveTo(x, y + height)
    .lineTo(x + CELL, y + height)
    .lineWidth(0.7)
    .stroke(colour.line)
}
