import { dhakaDay } from '#contract/rules/dates.ts'
import type { Language } from '#contract/rules/language.ts'
import { type Poisha, toTaka } from '#contract/rules/money.ts'
import { complete } from '#contract/words/complete.ts'
import type { CreditNote, Receipt } from '../receipt.ts'
import type { Sheet } from './sheet.ts'
import { colour, page, type } from './style.ts'

const ROW = 18
const INSET = 12

const showSum = (poisha: Poisha, language: Language): string => complete.money[language].sum(toTaka(poisha))

/** What went back, by the number of each credit note, and what remains of what was paid. */
export function drawCreditNotes(sheet: Sheet, { creditNotes, paid, language }: Receipt): void {
  if (creditNotes.length === 0) return
  const words = complete.receipt[language]
  sheet.makeRoom(3 * ROW + 24)
  sheet.pen.write(words.givenBack, { x: page.left, baseline: sheet.y + 12 }, type.section)
  sheet.y += 22
  for (const note of creditNotes) drawNote(sheet, note, language)
  const remains = creditNotes.reduce((left, { amount }) => left - amount, paid)
  sheet.makeRoom(ROW)
  drawRow(sheet, words.remains, showSum(remains, language))
  sheet.y += 18
}

function drawNote(sheet: Sheet, { number, at, amount, vat }: CreditNote, language: Language): void {
  const words = complete.receipt[language]
  sheet.makeRoom(ROW)
  const line = words.creditNote(number, complete.dates[language].spellDay(dhakaDay(at)))
  const label = vat > 0 ? words.withVat(line, showSum(vat, language)) : line
  drawRow(sheet, label, showSum(amount, language))
  sheet.doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.7).stroke(colour.line)
}

function drawRow(sheet: Sheet, label: string, sum: string): void {
  const baseline = sheet.y + 12
  sheet.pen.write(label, { x: page.left, baseline }, type.text)
  sheet.pen.write(sum, { x: page.right - INSET, baseline, align: 'right' }, type.figure)
  sheet.y += ROW
}
