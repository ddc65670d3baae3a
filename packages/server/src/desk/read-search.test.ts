import { describe, expect, it } from 'vitest'
import { readSearch } from './read-search.ts'

const nothing = { phone: null, invoice: null, ends: [], code: null, words: [], name: null }
const read = (typed: string) => readSearch(typed, '2026-11-15')

describe('what is typed into the search of orders', () => {
  it.each(['01712345678', '+880 1712-345678', '8801712345678', '1712345678', '০১৭১২৩৪৫৬৭৮', ' 01712 345 678 '])(
    'when it is the phone number %s, its own form is looked for',
    (typed) => expect(read(typed)).toMatchObject({ phone: '01712345678', name: null }),
  )

  it.each(['INV-20261115-00042', 'inv 20261115 00042', '20261115-00042', 'INV-২০২৬১১১৫-০০০৪২'])(
    'when it is the invoice %s, that is looked for',
    (typed) => expect(read(typed)).toMatchObject({ invoice: 'INV-20261115-00042' }),
  )

  it('when it is the end of an invoice, zeros before it may be left out', () => {
    for (const typed of ['42', '৪২'])
      expect(read(typed)).toMatchObject({ ends: [expect.any(String), '00042'], phone: null })
    expect(read('00042')).toMatchObject({ ends: ['00042'] })
    expect(read('100042')).toMatchObject({ ends: ['100042'] })
  })

  it('when it may be a code and a name, both are looked for', () => {
    expect(read('k7m4 q2xd 9abc')).toMatchObject({ code: 'K7M4-Q2XD-9ABC', name: 'k7m4 q2xd 9abc' })
    expect(read('Rahmankhanss')).toMatchObject({ code: 'RAHM-ANKH-ANSS', name: 'Rahmankhanss' })
  })

  it('when it is a transaction, it is looked for as typed and in capitals', () => {
    expect(read('bkl7q2m9xd')).toMatchObject({ words: ['bkl7q2m9xd', 'BKL7Q2M9XD'] })
    expect(read('R-2026 1115')).toMatchObject({ words: [] })
  })

  it('when it is a name in any letters, three of them are enough, with more than one space as with one', () => {
    expect(read('রিনা')).toMatchObject({ name: 'রিনা' })
    expect(read("D'Costa")).toMatchObject({ name: "D'Costa" })
    expect(read('Rina \t  Akter')).toMatchObject({ name: 'Rina Akter' })
    expect(read('Ri')).toMatchObject({ name: null })
  })

  it.each(['%', "'", '_', '%%%', "' or 1=1", '👶🏽👶🏽👶🏽', '\\'])('when it is %s, nothing of ours is meant', (typed) =>
    expect(read(typed)).toEqual(nothing),
  )

  it.each(['', '   ', '\0', '\u202E'])('when nothing is typed, nobody is looked for', (typed) =>
    expect(read(typed)).toBeNull(),
  )
})
