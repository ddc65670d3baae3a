import { describe, expect, it } from 'vitest'
import { digits } from './bn/digits.ts'
import { complete } from './complete.ts'

type Text = string | ((...gaps: never[]) => string)
type Row = { name: string; en: Text; bn: Text }

const rows: Row[] = Object.entries(complete).flatMap(([file, { en, bn }]) =>
  Object.entries(en as Record<string, Text>).map(([name, text]) => ({
    name: `${file}.${name}`,
    en: text,
    bn: (bn as Record<string, Text>)[name] ?? '',
  })),
)

/** What begins with a day or an hour is a rule of its own, with tests of its own. */
const ofTime = /^(dates|hours|money)\./
const sentences = rows.filter(({ name }) => !ofTime.test(name))
const gapsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([gap]) => gap).toSorted()

/** Which of these were typed into it; a figure may be written in either kind. */
function taken(text: Text, gaps: (string | number)[]): number[] {
  const said = typeof text === 'string' ? text : text(...(gaps as never[]))
  return gaps.flatMap((gap, at) => (said.includes(String(gap)) || said.includes(digits(gap)) ? [at] : []))
}

/** Sentences in English that both pages show, names of things, what is typed or dialled, and the owner's side. */
const latin =
  /^(gateScreen\.typePlaceholder$|(staff(Office|Content|Desk)?|door|frame)\.|language\.|sms\.code$|session\.phonePlaceholder$|receipt\.visa$|days\.(month|hour)Form$)/

describe('the texts in Bangla', () => {
  it('when a text has a gap for a link, its Bangla has the same gaps', () => {
    const differ = sentences.filter(
      ({ en, bn }) => typeof en === 'string' && String(gapsOf(en)) !== String(gapsOf(String(bn))),
    )
    expect(differ.map(({ name }) => name)).toEqual([])
  })

  it('when a text takes something, its Bangla says it too', () => {
    const gaps = ['87654', '76543', '65432', '54321', '43218']
    const differ = sentences.filter(
      ({ en, bn }) => typeof en === 'function' && String(taken(en, gaps)) !== String(taken(bn, gaps)),
    )
    expect(differ.map(({ name }) => name)).toEqual([])
  })

  it('when a number is said, it is in Bangla figures', () => {
    const said = sentences.filter(({ bn, name }) => typeof bn === 'string' && /\d/.test(bn) && !latin.test(name))
    expect(said.map(({ name }) => name)).toEqual([])
  })

  it('when a sentence ends, it ends with a dari and not with a full stop', () => {
    const ends = sentences.filter(
      ({ bn, name }) => typeof bn === 'string' && /[\u0980-\u09FF]\.(\s|$)|\s।/.test(bn) && !latin.test(name),
    )
    expect(ends.map(({ name }) => name)).toEqual([])
  })

  it('when a text is stored, its letters are in the form NFC', () => {
    const other = rows.filter(({ bn }) => typeof bn === 'string' && bn !== bn.normalize('NFC'))
    expect(other.map(({ name }) => name)).toEqual([])
  })
})
