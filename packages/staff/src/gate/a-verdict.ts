import type { Verdict } from '#contract/schemas/gate.ts'

type Place = Verdict['places'][number]

export const place = (name: string, more: Partial<Place> = {}): Place => ({
  place: name,
  type: 'Kid Play',
  type_bn: null,
  name: null,
  age: null,
  state: 'in',
  minutes: null,
  ends_at: null,
  may_return: false,
  by_this: true,
  ...more,
})

/** A family of four that was let in; a test says what is different. */
export const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  scan_id: '5f0c1d1e-7f0e-4a0e-9d62-3f1f6f1f0001',
  verdict: 'let_in',
  reason: 'ok',
  text: { en: '4 people.', bn: '4 জন।' },
  also: [],
  kind: 'tickets',
  pass: {
    id: 1,
    invoice_number: 'INV-20261120-00087',
    name: 'Nusrat Jahan',
    last4: '5678',
    booking_date: '2026-11-20',
    start_date: null,
    end_date: null,
    branch: { id: 1, name: 'Shapla Square', name_bn: null },
    package: null,
    paid: 1720,
    due: 0,
  },
  places: ['d1.1', 'd1.2', 'd2.1', 'd2.2'].map((unit) => place(unit)),
  let_in: 4,
  earlier: null,
  can: {
    anyway: 'no',
    act: null,
    subject: 'scan:1',
    people: true,
    move: false,
    ask: false,
    undo_until: '2026-11-20T12:33:00.000Z',
  },
  goods: [],
  count: { let_in: 148, inside: 63, limit: 180 },
  undone: null,
  clock_wrong: null,
  ...more,
})
