/** Nothing that is searched for has a line break in it, so nothing is found across two texts, nor by what stands between them. */
const BETWEEN = `E'\\n'`

export const dayTexts = (day: string): string => `to_char(${day}, E'YYYY-MM-DD\\nDD-Mon-YYYY\\nFMMonth FMDD, YYYY')`

/** However it was typed: Bangla keyboards write য় and ড় as one sign or as two, and have digits of their own. */
const plain = (text: string): string => `translate(lower(normalize(${text})), '০১২৩৪৫৬৭৮৯', '0123456789')`

/** True when one of these texts has in it what is searched for; nothing searched for is in everything. */
export const contains = (texts: string[], search: string): string =>
  `(${search} = '' or strpos(${plain(`concat_ws(${BETWEEN}, ${texts.join(', ')})`)}, ${plain(search)}) > 0)`

export const allOf = (text: string, from: string): string => `(select string_agg(${text}, ${BETWEEN}) from ${from})`
