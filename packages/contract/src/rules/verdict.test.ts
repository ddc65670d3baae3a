import { describe, expect, it } from 'vitest'
import { complete } from '../words/complete.ts'
import { anywayAct, isMovable, isOpenChoice, isStillSo, letInAnyway } from './let-in-anyway.ts'
import { placesNow, placesOfSale, type Visit } from './places.ts'
import { earlierOf, type GateFacts, judge, letInByScan, type PassFacts, reasons, sayReason } from './verdict.ts'
import { weekdays } from './week.ts'

const en = { ...complete.dates.en, ...complete.gate.en }
const bn = { ...complete.dates.bn, ...complete.gate.bn }

const TODAY = '2026-11-15'
const at = new Date('2026-11-15T08:05:00Z')

const lines = [
  { id: 1, type: 'Kid Play', typeBn: 'কিড প্লে', qty: 3, minutes: 120 },
  { id: 2, type: 'Adult', typeBn: null, qty: 1, minutes: null },
]
const visit = (place: string, changes: Partial<Visit> = {}): Visit => ({
  id: 1,
  place,
  extra: false,
  day: TODAY,
  state: 'in',
  firstIn: at,
  lastIn: at,
  endsAt: null,
  staff: 'Rahim',
  gate: 'Gate 2',
  ...changes,
})
const allIn = (changes: Partial<Visit> = {}) => ['d1.1', 'd1.2', 'd1.3', 'd2.1'].map((place) => visit(place, changes))
const placed = (visits: Visit[], sold = lines) => ({ places: placesNow(placesOfSale(sold, []), visits, TODAY) })
const unlimited = [{ id: 1, type: 'Day Pass', typeBn: null, qty: 4, minutes: null }]
const some = { places: placesNow(placesOfSale(unlimited, []), [visit('d1.1')], TODAY) }

const pass = (changes: Partial<PassFacts> = {}): PassFacts => ({
  kind: 'sale',
  cancelledOn: null,
  held: false,
  expired: false,
  paid: 59_125,
  due: 0,
  firstDay: TODAY,
  lastDay: TODAY,
  weekdays: [...weekdays],
  branch: { id: 1, name: { en: 'Dhanmondi', bn: 'ধানমন্ডি' } },
  package: null,
  ...placed([]),
  ...changes,
})
const facts = (changes: Partial<PassFacts> = {}, gate: Partial<GateFacts['gate']> = {}): GateFacts => ({
  read: 'pass',
  pass: pass(changes),
  gate: { branch: 1, inside: 3, limit: null, ...gate },
  today: TODAY,
})
const nothing = (read: GateFacts['read']): GateFacts => ({ ...facts(), read, pass: null })
const membership = {
  kind: 'subscription',
  branch: null,
  package: { en: 'Little Swing', bn: 'ছোট দোলনা' },
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
} as const
const unlimitedIn = (state: 'in' | 'out') =>
  placed(
    ['d1.1', 'd1.2', 'd1.3', 'd1.4'].map((p) => visit(p, { state })),
    unlimited,
  )

const rows: [reason: string, verdict: string, of: GateFacts, en: string, bn: string][] = [
  ['not_a_pass', 'stop', nothing('not_a_pass'), 'This is not a ticket.', 'এটা টিকিট নয়।'],
  ['forged', 'stop', nothing('forged'), 'This code was not made by us.', 'এই কোড আমাদের তৈরি নয়।'],
  ['void', 'stop', nothing('void'), 'This code is void.', 'এই কোড বাতিল।'],
  ['unknown', 'stop', nothing('unknown'), 'No ticket has this code.', 'এই কোডে কোনো টিকিট নেই।'],
  [
    'cancelled',
    'stop',
    facts({ cancelledOn: '2026-11-14', due: 5 }),
    'Cancelled on 14-Nov-2026.',
    '14 নভেম্বর 2026 তারিখে বাতিল হয়েছে।',
  ],
  [
    'held',
    'stop',
    facts({ held: true, due: 59_125, paid: 0 }),
    'The payment is being checked. Ask a manager.',
    'পেমেন্ট যাচাই চলছে। ম্যানেজারকে ডাকুন।',
  ],
  [
    'expired',
    'stop',
    facts({ expired: true, due: 59_125, paid: 0 }),
    'Never paid; the order has expired.',
    'টাকা দেওয়া হয়নি; অর্ডারের মেয়াদ শেষ।',
  ],
  [
    'unpaid',
    'stop',
    facts({ due: 159_125, paid: 0 }),
    'Not paid. Tk 1,591.25 at the counter.',
    'টাকা দেওয়া হয়নি। কাউন্টারে ৳1,591.25।',
  ],
  ['partial', 'check', facts({ due: 9_125, paid: 50_000 }), 'Tk 91.25 is still due.', 'এখনও ৳91.25 বাকি।'],
  [
    'member_early',
    'stop',
    facts({ ...membership, firstDay: '2026-11-16' }),
    'Starts on 16-Nov-2026.',
    'শুরু হবে 16 নভেম্বর 2026।',
  ],
  [
    'member_ended',
    'stop',
    facts({ ...membership, lastDay: '2026-11-14' }),
    'Ended on 14-Nov-2026.',
    'মেয়াদ শেষ হয়েছে 14 নভেম্বর 2026।',
  ],
  [
    'used',
    'stop',
    facts(
      placed(
        ['d1.1', 'd1.2', 'd1.3'].map((p) => visit(p)),
        lines.slice(0, 1),
      ),
    ),
    'Already used by Rahim at 2:05 PM, Gate 2.',
    'আগেই ব্যবহার হয়েছে: Rahim, 2:05 PM, Gate 2।',
  ],
  [
    'member_day',
    'check',
    facts({ ...membership, weekdays: ['Friday'] }),
    'Little Swing is not valid on Sunday.',
    'এই মেম্বারশিপ রোববার চলে না।',
  ],
  ['other_branch', 'check', facts({}, { branch: 2 }), 'Booked for Dhanmondi.', 'ধানমন্ডি শাখার বুকিং।'],
  [
    'other_day',
    'check',
    facts({ firstDay: '2026-11-16' }),
    'Booked for tomorrow, 16-Nov-2026.',
    '16 নভেম্বর 2026 তারিখের বুকিং।',
  ],
  [
    'full',
    'check',
    facts({}, { inside: 120, limit: 120 }),
    'The branch is full: 120 of 120 inside.',
    'ভেতরে জায়গা নেই: 120/120 জন।',
  ],
  [
    'some_in',
    'check',
    facts(placed([visit('d1.1'), visit('d1.2')])),
    '2 of 4 came in at 2:05 PM. Who is here now?',
    '4 জনের 2 জন 2:05 PM-এ ঢুকেছেন। এখন কারা এসেছেন?',
  ],
  [
    'inside',
    'check',
    facts(unlimitedIn('in')),
    'All 4 are inside since 2:05 PM (Rahim, Gate 2). Let in only people who went out.',
    'সবাই 2:05 PM থেকে ভেতরে (Rahim, Gate 2)। শুধু যারা বেরিয়েছিলেন তাদের ঢুকতে দিন।',
  ],
  [
    'back_in',
    'let_in',
    facts(unlimitedIn('out')),
    'Coming back in: 4 people. First let in at 2:05 PM.',
    'আবার ঢুকছেন: 4 জন। প্রথম ঢোকা 2:05 PM।',
  ],
  ['member', 'let_in', facts(membership), 'Little Swing: tick who is here.', 'ছোট দোলনা: যারা এসেছেন টিক দিন।'],
  ['ok', 'let_in', facts(), '4 people.', '4 জন।'],
]

describe('the table of verdicts', () => {
  it('when it is read from above, it has the 21 rows of the specification in their order', () => {
    expect(reasons).toEqual(rows.map(([reason]) => reason))
  })

  it.each(rows)('when it is %s, it says so in both languages', (reason, verdict, of, english, bangla) => {
    const judgement = judge(of)
    expect(judgement).toMatchObject({ reason, verdict })
    expect(sayReason(judgement.reason, of, en, 'en')).toBe(english)
    expect(sayReason(judgement.reason, of, bn, 'bn').normalize()).toBe(bangla.normalize())
  })

  it('when several amber reasons apply, the first is the line and all others are told; red hides them', () => {
    const all = facts(
      { ...placed([visit('d1.1')]), firstDay: '2026-11-14', due: 100, paid: 100 },
      { branch: 2, inside: 9, limit: 9 },
    )
    expect(judge(all)).toEqual({
      verdict: 'check',
      reason: 'partial',
      also: ['other_branch', 'other_day', 'full', 'some_in'],
    })
    expect(judge({ ...all, pass: { ...pass(), cancelledOn: TODAY, firstDay: '2026-11-14' } })).toMatchObject({
      reason: 'cancelled',
      also: [],
    })
  })

  it('when it was used on another day, the day is named; yesterday and far days are told apart', () => {
    const before = {
      firstIn: new Date('2026-11-14T08:05:00Z'),
      lastIn: new Date('2026-11-14T08:05:00Z'),
      day: '2026-11-14',
    }
    expect(sayReason('used', facts(placed(allIn(before))), en, 'en')).toBe(
      'Already used by Rahim on 14-Nov-2026 at 2:05 PM, Gate 2.',
    )
    expect(judge(facts(placed(allIn(before)))).reason).toBe('used')
    expect(sayReason('other_day', facts({ firstDay: '2026-11-14' }), en, 'en')).toBe(
      'Booked for yesterday, 14-Nov-2026.',
    )
    expect(sayReason('other_day', facts({ firstDay: '2026-11-20' }), en, 'en')).toBe('Booked for 20-Nov-2026.')
  })

  it('when some of an order may return and others may not, the reason names the others', () => {
    expect(judge(facts(placed(allIn())))).toMatchObject({ reason: 'inside' })
    expect(sayReason('inside', facts(placed(allIn())), en, 'en')).toBe(
      'Inside since 2:05 PM (Rahim, Gate 2). Let in only people who went out. Not again today: 3 × Kid Play.',
    )
    expect(sayReason('back_in', facts(placed(allIn({ state: 'out' }))), bn, 'bn')).toContain('3 × কিড প্লে')
  })

  it('when nobody has come in, nobody is earlier', () => {
    expect(earlierOf(facts())).toBeNull()
    expect(earlierOf(facts(placed(allIn())))).toEqual({ staff: 'Rahim', gate: 'Gate 2', at })
  })
})

describe('whom a scan lets in', () => {
  it('when all is well, all who are open; of those who come back, those who went out; of a membership nobody yet', () => {
    const names = (of: GateFacts) => letInByScan(judge(of), of.pass?.places ?? []).map(({ place }) => place)
    expect(names(facts())).toEqual(['d1.1', 'd1.2', 'd1.3', 'd2.1'])
    expect(names(facts(placed(allIn({ state: 'out' }))))).toEqual(['d2.1'])
    expect([names(facts(membership)), names(facts(some)), names(facts({}, { branch: 2 }))]).toEqual([[], [], []])
  })

  it('when it is let in anyway, those who are open, else those who may return; on red all, beyond the places', () => {
    const names = (of: GateFacts) => letInAnyway(judge(of), of.pass ?? pass()).map(({ place }) => place)
    expect(names(facts(some))).toEqual(['d1.2', 'd1.3', 'd1.4'])
    expect(names(facts(placed(allIn())))).toEqual(['d2.1'])
    expect(names(facts({ cancelledOn: TODAY }))).toHaveLength(4)
    expect(names(facts({ ...membership, weekdays: ['Friday'] }))).toEqual([])
  })
})

describe('who may let in anyway', () => {
  const act = (of: GateFacts) => anywayAct({ judgement: judge(of), bookedFor: of.pass?.firstDay ?? null, today: TODAY })

  it('when the reason is one for the gate, up to seven days away, it is the gate’s own decision', () => {
    for (const of of [
      facts({ firstDay: '2026-11-22' }),
      facts({ firstDay: '2026-11-08' }),
      facts({}, { branch: 2 }),
      facts(some),
    ])
      expect(act(of)).toBe('let_in_anyway')
    expect(act(facts({ firstDay: '2026-11-23' }))).toBe('let_in_stopped')
  })

  it('when one of several reasons takes more, all of it does; red always', () => {
    expect(act(facts({}, { branch: 2, inside: 9, limit: 9 }))).toBe('let_in_stopped')
    for (const of of [facts({ due: 100, paid: 100 }), facts({ cancelledOn: TODAY }), nothing('void')])
      expect(act(of)).toBe('let_in_stopped')
  })

  it('when it is nobody’s pass, or green, nobody does', () => {
    for (const of of [nothing('not_a_pass'), nothing('forged'), nothing('unknown'), facts()]) expect(act(of)).toBeNull()
  })

  it('when a family has begun to come in, the rest is chosen freely, unless something else is wrong', () => {
    expect(isOpenChoice(judge(facts(some)))).toBe(true)
    expect(isOpenChoice(judge(facts({ ...some, firstDay: '2026-11-16' })))).toBe(false)
    expect(isOpenChoice(judge(facts(placed(allIn()))))).toBe(false)
    expect([isMovable(judge(facts({ firstDay: '2026-11-16' }))), isMovable(judge(facts(some)))]).toEqual([true, false])
    expect(isMovable(judge(facts({ firstDay: '2026-11-16' }, { branch: 2 })))).toBe(false)
  })

  it('when something was added since it was seen, it is not so any more; that some have come in adds nothing', () => {
    const late = { firstDay: '2026-11-16' }
    const seen = judge(facts(late, { inside: 9, limit: 9 }))
    for (const now of [facts(late), facts({ ...late, ...some })]) expect(isStillSo(seen, judge(now))).toBe(true)
    for (const now of [facts(late, { branch: 2 }), facts({ cancelledOn: TODAY }), facts()])
      expect(isStillSo(seen, judge(now))).toBe(false)
  })
})
