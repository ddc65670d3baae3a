import { sql, type SQL } from 'drizzle-orm'
import { tidyText } from '#contract/rules/characters.ts'
import { withPlainDigits } from '#contract/rules/phone.ts'
import { monthName } from '#contract/words/bn/dates.ts'

/** Nobody can type a line break into a search, so nothing is found across two texts, nor by what stands before them. */
const BETWEEN = `E'\\n'`

const MONTHS = Array.from({ length: 12 }, (_, n) => monthName(n + 1))

/** A day as it is sent, and as lists and details show it in both languages. */
export const dayTexts = (day: string): string =>
  `to_char(${day}, E'YYYY-MM-DD\\nDD-Mon-YYYY\\nFMMonth FMDD, YYYY\\nFMDD ') || ('{${MONTHS.join()}}'::text[])[date_part('month', ${day})::int] || to_char(${day}, ' YYYY')`

/** However it was typed: Bangla keyboards write য় and ড় as one sign or as two, and have digits of their own. */
const plain = (text: string): string => `translate(lower(normalize(${text})), '০১২৩৪৫৬৭৮৯', '0123456789')`

/** True when one of these texts has in it what is searched for; nothing searched for is in everything. */
export const contains = (texts: string[], search: string): string =>
  `(${search} = '' or strpos(${plain(`${BETWEEN} || concat_ws(${BETWEEN}, ${texts.join(', ')})`)}, ${plain(search)}) > 0)`

/** The same as a part of a query that is built. */
export const containing = (texts: string[], search: string): SQL =>
  sql.join(
    contains(texts, '?')
      .split('?')
      .map((part) => sql.raw(part)),
    sql`${search}::text`,
  )

export const allOf = (text: string, from: string): string => `(select string_agg(${text}, ${BETWEEN}) from ${from})`

/** Many write these two with a long vowel. */
const OLD_SPELLING = /(জানুয়ার|ফেব্রুয়ার)ী/g
const DAY = new RegExp(String.raw`^(\d{1,2})(?:লা|রা|ঠা|ই|শে)? +(${MONTHS.join('|')})(?:,? +(\d{4}))?$`)

/** What somebody typed, as texts have it. A day in Bangla begins with its number, and ১ নভেম্বর is no part of ২১ নভেম্বর. */
export function searchedFor(typed: string): string {
  const text = tidyText(typed).normalize('NFC').replace(OLD_SPELLING, '$1ি')
  const [, date, ...rest] = DAY.exec(withPlainDigits(text)) ?? []
  return date === undefined ? text : `\n${[Number(date), ...rest.filter(Boolean)].join(' ')}`
}
