import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Verdict } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { LETTERS } from '#contract/rules/crockford.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import { choosePeople } from './choose-people.ts'

const TODAY = '2026-11-15'
const kids = { details: [{ product_id: 2, qty: 4, note: null }], riding_users: [] }
const unlimited = { details: [{ product_id: 4, qty: 4, note: null }], riding_users: [] }

let open: OpenGate
let rahim: StaffActor
let buyer: Buyer
beforeAll(async () => {
  open = await openGate()
  rahim = await open.person('gate', 'Rahim', 1, 'Gate 2')
  buyer = await open.newcomer()
})
afterAll(() => open.close())

const said = ({ verdict, reason, text }: Verdict) => [verdict, reason, text.en, text.bn.normalize()]
const says = (verdict: string, reason: string, en: string, bn: string) => [verdict, reason, en, bn.normalize()]
const ofOrder = (set: string, order: number) => open.rows(`update orders set ${set} where id = $1`, order)
const dhakaTime = () => {
  const at = new Date(open.clock.now().getTime() + 6 * 3600_000)
  return `${at.getUTCHours() % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')} ${at.getUTCHours() < 12 ? 'AM' : 'PM'}`
}

describe('what the gate says', () => {
  it('1 to 4: when it is not a ticket, forged, void or unknown', async () => {
    for (const input of ['https://example.com/t/42', 'x'.repeat(10_240), '01712345678', ''])
      expect(said(await open.scan(input, rahim))).toEqual(
        says('stop', 'not_a_pass', 'This is not a ticket.', 'এটা টিকিট নয়।'),
      )
    const { qr, code } = await open.ticket(buyer)
    const changed = qr.slice(0, 60) + LETTERS[(LETTERS.indexOf(qr[60] ?? '') + 1) % 32] + qr.slice(61)
    expect(said(await open.scan(changed, rahim))).toEqual(
      says('stop', 'forged', 'This code was not made by us.', 'এই কোড আমাদের তৈরি নয়।'),
    )
    await open.rows(
      `insert into void_codes select encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'given_back', now()`,
      code,
    )
    for (const input of [qr, code])
      expect(said(await open.scan(input, rahim))).toEqual(says('stop', 'void', 'This code is void.', 'এই কোড বাতিল।'))
    expect(said(await open.scan('0000-0000-0000', rahim))).toEqual(
      says('stop', 'unknown', 'No ticket has this code.', 'এই কোডে কোনো টিকিট নেই।'),
    )
  })

  it('5: when it was cancelled', async () => {
    const { qr, order } = await open.ticket(buyer)
    await ofOrder(`cancelled_at = '2026-11-13T20:00:00Z'`, order)
    expect(said(await open.scan(qr, rahim))).toEqual(
      says('stop', 'cancelled', 'Cancelled on 14-Nov-2026.', '14 নভেম্বর 2026 তারিখে বাতিল হয়েছে।'),
    )
  })

  it('6 to 9: when the payment is held, expired, missing or in part', async () => {
    const { invoice, order } = await open.ticket(buyer, {}, false)
    expect(said(await open.scan(invoice, rahim, { via: 'typed' }))).toEqual(
      says('stop', 'unpaid', 'Not paid. Tk 1,343.75 at the counter.', 'টাকা দেওয়া হয়নি। কাউন্টারে ৳1,343.75।'),
    )
    expect(said(await open.scan(invoice.slice(-5), rahim, { via: 'typed' }))[1]).toBe('unpaid')
    await open.rows(`update payment_attempts set status = 'held', val_id = 'V-held' where order_id = $1`, order)
    expect(said(await open.scan(invoice, rahim, { via: 'typed' }))).toEqual(
      says('stop', 'held', 'The payment is being checked. Ask a manager.', 'পেমেন্ট যাচাই চলছে। ম্যানেজারকে ডাকুন।'),
    )
    await open.rows(`update payment_attempts set status = 'failed', settled_at = now() where order_id = $1`, order)
    await ofOrder(`expired_at = now()`, order)
    expect(said(await open.scan(invoice, rahim, { via: 'typed' }))).toEqual(
      says('stop', 'expired', 'Never paid; the order has expired.', 'টাকা দেওয়া হয়নি; অর্ডারের মেয়াদ শেষ।'),
    )
    await ofOrder(`expired_at = null, paid = 100000`, order)
    expect(said(await open.scan(invoice, rahim, { via: 'typed' }))).toEqual(
      says('check', 'partial', 'Tk 343.75 is still due.', 'এখনও ৳343.75 বাকি।'),
    )
  })

  it('10, 11, 13 and 20: when a membership is early, over, of another weekday, or good', async () => {
    const { qr, order } = await open.membership(buyer)
    const name = ((await open.rows('select name from subscriptions where order_id = $1', order))[0] as { name: string })
      .name
    const nameBn = (
      await open.rows('select coalesce(name_bn, name) as bn from subscriptions where order_id = $1', order)
    )[0].bn as string
    const set = (what: string) => open.rows(`update subscriptions set ${what} where order_id = $1`, order)
    expect(said(await open.scan(qr, rahim))).toEqual(
      says('let_in', 'member', `${name}: tick who is here.`, `${nameBn}: যারা এসেছেন টিক দিন।`),
    )
    await set(`days = array['Friday']`)
    expect(said(await open.scan(qr, rahim))).toEqual(
      says('check', 'member_day', `${name} is not valid on Sunday.`, 'এই মেম্বারশিপ রোববার চলে না।'),
    )
    await set(`start_date = '2026-11-16', end_date = '2026-12-15'`)
    expect(said(await open.scan(qr, rahim))).toEqual(
      says('stop', 'member_early', 'Starts on 16-Nov-2026.', 'শুরু হবে 16 নভেম্বর 2026।'),
    )
    await set(`start_date = '2026-10-15', end_date = '2026-11-14'`)
    expect(said(await open.scan(qr, rahim))).toEqual(
      says('stop', 'member_ended', 'Ended on 14-Nov-2026.', 'মেয়াদ শেষ হয়েছে 14 নভেম্বর 2026।'),
    )
  })

  it('21, 12: when all is well, and when it was used already', async () => {
    const { qr } = await open.ticket(buyer, kids)
    const first = await open.scan(qr, rahim)
    expect(said(first)).toEqual(says('let_in', 'ok', '4 people.', '4 জন।'))
    const at = dhakaTime()
    expect(first).toMatchObject({
      let_in: 4,
      places: Array.from({ length: 4 }, () => ({ state: 'in', minutes: 120, by_this: true })),
    })
    const mitu = await open.person('gate', 'Mitu', 1, 'Gate 7')
    const second = await open.scan(qr, mitu)
    expect(said(second)).toEqual(
      says('stop', 'used', `Already used by Rahim at ${at}, Gate 2.`, `আগেই ব্যবহার হয়েছে: Rahim, ${at}, Gate 2।`),
    )
    expect(second).toMatchObject({ let_in: 0, earlier: { staff: 'Rahim', gate: 'Gate 2' } })
  })

  it('14, 15, 16: when it is for another branch, another day, or the branch is full', async () => {
    const { qr } = await open.ticket(buyer, { ...kids, booking_date: '2026-11-16', branch_id: 2 })
    const branch = (await open.rows('select name, coalesce(name_bn, name) as bn from branches where id = 2'))[0]
    const elsewhere = await open.scan(qr, rahim)
    expect(said(elsewhere)).toEqual(
      says('check', 'other_branch', `Booked for ${branch.name}.`, `${branch.bn} শাখার বুকিং।`),
    )
    expect(elsewhere).toMatchObject({
      pass: { name: null, last4: null },
      also: [{ reason: 'other_day' }],
      can: { anyway: 'free' },
    })
    const tomorrow = await open.ticket(buyer, { ...kids, booking_date: '2026-11-16' })
    expect(said(await open.scan(tomorrow.qr, rahim))).toEqual(
      says('check', 'other_day', 'Booked for tomorrow, 16-Nov-2026.', '16 নভেম্বর 2026 তারিখের বুকিং।'),
    )
    const [{ inside }] = await open.rows(
      `select count(*)::int as inside from visits where branch_id = 1 and day = $1`,
      TODAY,
    )
    await open.rows('update branches set inside_limit = $1 where id = 1', inside)
    const today = await open.ticket(buyer, kids)
    expect(said(await open.scan(today.qr, rahim))).toEqual(
      says(
        'check',
        'full',
        `The branch is full: ${inside} of ${inside} inside.`,
        `ভেতরে জায়গা নেই: ${inside}/${inside} জন।`,
      ),
    )
    await open.rows('update branches set inside_limit = null')
  })

  it('17, 18, 19: when some are in, all are in, and they come back', async () => {
    const { qr } = await open.ticket(buyer, unlimited)
    const first = await open.scan(qr, rahim)
    const [one, two, three, four] = first.places.map(({ place }) => place)
    await choosePeople(
      open.gate,
      first.scan_id,
      {
        people: [
          { place: three ?? '', in: false },
          { place: four ?? '', in: false },
        ],
      },
      rahim,
    )
    const at = dhakaTime()
    const some = await open.scan(qr, rahim)
    expect(said(some)).toEqual(
      says(
        'check',
        'some_in',
        `2 of 4 came in at ${at}. Who is here now?`,
        `4 জনের 2 জন ${at}-এ ঢুকেছেন। এখন কারা এসেছেন?`,
      ),
    )
    const rest = await choosePeople(
      open.gate,
      some.scan_id,
      { people: [three, four].map((place) => ({ place: place ?? '', in: true })) },
      rahim,
    )
    expect(said(rest)).toEqual(says('let_in', 'ok', '2 people.', '2 জন।'))
    const then = dhakaTime()
    expect(said(await open.scan(qr, rahim))).toEqual(
      says(
        'check',
        'inside',
        `All 4 are inside since ${then} (Rahim, Gate 2). Let in only people who went out.`,
        `সবাই ${then} থেকে ভেতরে (Rahim, Gate 2)। শুধু যারা বেরিয়েছিলেন তাদের ঢুকতে দিন।`,
      ),
    )
    await open.rows(
      `update visits set state = 'out', last_out = now(), out_by = 'gate' where place = any($1) and day = $2`,
      [one, two],
      TODAY,
    )
    const back = await open.scan(qr, rahim)
    expect(said(back)).toEqual(
      says('let_in', 'back_in', `Coming back in: 2 people. First let in at ${at}.`, `আবার ঢুকছেন: 2 জন। প্রথম ঢোকা ${at}।`),
    )
    expect(back).toMatchObject({ let_in: 2, places: Array.from({ length: 4 }, () => ({ state: 'in' })) })
  })
})
