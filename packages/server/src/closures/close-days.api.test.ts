import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { tell } from '#contract/words/en/staff-log.ts'
import { openShop, type Shop } from '../testing/open-shop.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'

let shop: Shop
let karim: StaffBrowser
let nasrin: StaffBrowser
let today: string
beforeAll(async () => {
  shop = await openShop()
  karim = await comeIn(shop, 'manager')
  nasrin = await comeIn(shop, 'owner')
  today = dhakaDay(shop.clock.now())
})
afterAll(() => shop.close())
beforeEach(() => shop.database.pool.query('delete from special_days'))

type Answer = { status: number; body: never }
const closing = (change: Record<string, unknown> = {}) => {
  const day = addDays(today, 31)
  return { branch_id: 1, from: day, to: day, kind: 'closed', reason: 'Victory Day', reason_bn: 'বিজয় দিবস', ...change }
}
const save = (by: StaffBrowser, body: Record<string, unknown>, version: number | null = 0): Promise<Answer> =>
  by.call('PUT', 'days', body, version === null ? {} : { 'if-match': `"${version}"` })
const versionIn = ({ body }: Answer): number => (body as { data: { days: [{ version: number }] } }).data.days[0].version
const rows = async (query: string, ...values: unknown[]) => (await shop.database.pool.query(query, values)).rows
const lastLog = async () => {
  const [row] = await rows('select act, thing_name, changes from audit_log order by id desc limit 1')
  return tell(
    row.act,
    { who: 'Karim', thing: row.thing_name, changes: row.changes, device: null },
    { approvedBy: null, when: 'now' },
  )
}

describe('a closed day', () => {
  it('when it is saved, it is in the month, on the public calendar in both languages, and in the log', async () => {
    const { from } = closing()
    const saved = await save(karim, closing({ reason: ' Victory Day. ' }))
    expect(saved).toMatchObject({
      status: 200,
      body: {
        data: {
          days: [{ day: from, kind: 'closed', reason: 'Victory Day', version: expect.any(Number) }],
          added: null,
        },
      },
    })
    const month = await karim.call('GET', `days?branch_id=1&month=${from.slice(0, 7)}`)
    expect((month.body as { data: { day: string }[] }).data.find(({ day }) => day === from)).toMatchObject({
      closed: true,
      own: { updated_by: { name: expect.any(String) } },
      general: null,
      booked: 0,
    })
    const days = (branch: number, lang: string) =>
      shop.app.inject(`/api/days?branch_id=${branch}&from=${from}&to=${addDays(from, 1)}${lang}`)
    const english = await days(1, '')
    expect(english.json()).toEqual({
      data: [
        { day: from, kind: 'weekday', closed: true, reason: 'Victory Day', hours: null, left: null },
        { day: addDays(from, 1), kind: 'weekday', closed: false, reason: null, hours: null, left: null },
      ],
    })
    expect(english.headers).toMatchObject({ 'cache-control': 'public, max-age=15', etag: expect.any(String) })
    expect((await days(1, '&lang=bn')).json()).toMatchObject({ data: [{ reason: 'বিজয় দিবস' }, {}] })
    expect((await days(2, '')).json()).toMatchObject({ data: [{ closed: false }, {}] })
    expect(await lastLog()).toBe('Karim closed 16-Dec-2026 at Shapla Square, Chattogram: Victory Day, now.')
    const info = async (lang: string) => (await shop.app.inject(`/api/business-info${lang}`)).json().data.special_days
    expect(await info('')).toEqual([
      {
        day: from,
        branch: 'Shapla Square, Chattogram',
        closed: true,
        reason: 'Victory Day',
        opens: null,
        closes: null,
      },
    ])
    expect(await info('?lang=bn')).toMatchObject([{ reason: 'বিজয় দিবস' }])
  })

  it('when somebody books it or begins to pay again for it, they are told why not, and their order is not payable', async () => {
    const { from } = closing()
    const buyer = await shop.newcomer()
    const placed = await buyer.place({ booking_date: from })
    await save(karim, closing())
    const refused = await buyer.place({ booking_date: from })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { booking_date: ['We are closed on 16-Dec-2026: Victory Day.'] } },
    })
    const bangla = await buyer.call('POST', `/sales/${placed.body.data.id}/pay?lang=bn`)
    expect(bangla).toMatchObject({
      status: 422,
      body: { errors: { booking_date: ['১৬ ডিসেম্বর ২০২৬ আমরা বন্ধ: বিজয় দিবস।'] } },
    })
    expect(await buyer.call('GET', `/sales/${placed.body.data.id}`)).toMatchObject({
      body: { data: { payable: false, closed: 'We are closed on 16-Dec-2026: Victory Day.' } },
    })
    expect(await buyer.place({ booking_date: from, branch_id: 2 })).toMatchObject({ status: 201 })
    expect(await buyer.place({ booking_date: addDays(from, 1) })).toMatchObject({ status: 201 })
  })

  it('when all are closed but a branch says otherwise, that branch is open', async () => {
    const { from } = closing()
    const buyer = await shop.newcomer()
    await save(nasrin, closing({ branch_id: null }))
    await save(karim, closing({ branch_id: 2, kind: 'open', reason: null, opens: '14:00', closes: '20:00' }))
    expect(await buyer.place({ booking_date: from })).toMatchObject({ status: 422 })
    expect(await buyer.place({ booking_date: from, branch_id: 2 })).toMatchObject({ status: 201 })
    const there = await shop.app.inject(`/api/days?branch_id=2&from=${from}&to=${from}`)
    expect(there.json()).toMatchObject({ data: [{ closed: false, hours: { opens: '14:00', closes: '20:00' } }] })
  })
})

describe('two people and one day', () => {
  it('when a version is missing, stale or taken over, it is 428, 412 with theirs, or saved; three saves in a row never conflict', async () => {
    expect(await save(karim, closing(), null)).toMatchObject({ status: 428, body: { code: 'version_needed' } })
    const versions = [0]
    for (const _ of [1, 2, 3]) versions.push(versionIn(await save(karim, closing(), versions.at(-1))))
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    const [, first, , last] = versions
    const stale = await save(nasrin, closing({ reason: 'Flood' }), first)
    expect(stale).toMatchObject({
      status: 412,
      body: {
        code: 'changed_meanwhile',
        message: expect.stringMatching(/^Karim.* changed this at .* [AP]M\. Your changes are not saved yet\.$/),
        data: { reason: 'Victory Day', version: last },
      },
    })
    expect(await save(nasrin, closing({ reason: 'Flood' }), last)).toMatchObject({ status: 200 })
  })

  it('when ten save the same day at once, one wins; a range without the check lets all win', async () => {
    const day = addDays(today, 40)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save(karim, closing({ from: day, to: day, reason: `Reason ${at}` }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)])
    const range = closing({ from: addDays(day, 1), to: addDays(day, 2) })
    const unchecked = await Promise.all(Array.from({ length: 5 }, () => save(karim, range, null)))
    expect(unchecked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('when a day is made as usual again, it needs the version too, and can be booked', async () => {
    const { from } = closing()
    const saved = await save(karim, closing())
    const [{ id }] = (saved.body as { data: { days: [{ id: number }] } }).data.days
    expect(await karim.call('DELETE', `days/${id}`)).toMatchObject({ status: 428 })
    expect(await karim.call('DELETE', `days/${id}`, undefined, { 'if-match': '"999999"' })).toMatchObject({
      status: 412,
    })
    const seen = { 'if-match': `"${versionIn(saved)}"` }
    expect(await karim.call('DELETE', `days/${id}`, undefined, seen)).toMatchObject({ status: 200 })
    expect(await lastLog()).toBe('Karim made 16-Dec-2026 at Shapla Square, Chattogram a day as usual again, now.')
    expect(await (await shop.newcomer()).place({ booking_date: from })).toMatchObject({ status: 201 })
  })
})

describe('what closing hits', () => {
  it('when paid orders stand there, nobody closes it without having seen how many; they are listed, and stay as they are', async () => {
    const day = addDays(today, 50)
    const at = closing({ from: day, to: day })
    const [paid, unpaid] = [await shop.newcomer(), await shop.newcomer()]
    const order = await paid.place({ booking_date: day })
    await shop.pay(order.body.ssl_data.data)
    await unpaid.place({ booking_date: day })
    const hit = await karim.call('GET', `days/hit?branch_id=1&from=${day}&to=${day}`)
    expect(hit).toMatchObject({ status: 200, body: { data: { orders: 1, people: 3, sum: 1343.75 } } })
    const refused = await save(karim, at)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'There is 1 paid order for this now. Please look again before you close it.',
        data: { orders: 1, people: 3, sum: 1343.75 },
      },
    })
    expect(await save(karim, { ...at, orders: 1 })).toMatchObject({ status: 200 })
    const list = await karim.call('GET', `days/orders?branch_id=1&from=${day}&to=${day}`)
    expect(list).toMatchObject({
      body: {
        data: [
          {
            invoice_number: order.body.data.invoice_number,
            people: 3,
            sum: 1343.75,
            day,
            branch: 'Shapla Square, Chattogram',
          },
        ],
        meta: { total: 1 },
      },
    })
    expect(await paid.call('GET', `/sales/${order.body.data.id}`)).toMatchObject({
      body: { data: { status: 'paid', booking_date: day } },
    })
  })

  it('when the owner adds days, each running membership gets them once, and the next of the same package begins later', async () => {
    const member = await shop.newcomer()
    for (const _ of [1, 2]) await shop.pay((await member.join()).body.ssl_data.data)
    const periods = () =>
      rows(
        `select start_date::text, end_date::text, extended_days from subscriptions m join orders o on o.id = order_id
          where customer_id = $1 order by start_date`,
        member.customerId,
      )
    const [first, second] = await periods()
    const range = { ...closing({ branch_id: null, from: addDays(today, 1), to: addDays(today, 5) }), add_days: true }
    const hit = await nasrin.call('GET', `days/hit?from=${range.from}&to=${range.to}`)
    expect(hit).toMatchObject({ body: { data: { running: 1, addable: 5 } } })
    expect(await save(karim, range, null)).toMatchObject({ status: 403 })
    const saved = await save(nasrin, range, null)
    expect(saved).toMatchObject({ status: 200, body: { data: { added: { days: 5, members: 1 } } } })
    expect(await lastLog()).toBe('Karim added 5 days to 1 running membership for 16-Nov-2026 to 20-Nov-2026, now.')
    const longer = [
      { start_date: first.start_date, end_date: addDays(first.end_date, 5), extended_days: 5 },
      { start_date: addDays(second.start_date, 5), end_date: addDays(second.end_date, 5), extended_days: 0 },
    ]
    expect(await periods()).toEqual(longer)
    expect(await save(nasrin, range, null)).toMatchObject({ status: 200, body: { data: { added: null } } })
    const wider = { ...range, to: addDays(today, 6) }
    expect(await save(nasrin, wider, null)).toMatchObject({ body: { data: { added: { days: 1, members: 1 } } } })
  })
})

describe('what cannot be said about a day', () => {
  it.each([
    ['no reason', { reason: '  . ' }, 'reason', 'Please say why, parents will read it.'],
    ['a holiday without a name', { kind: 'holiday', reason: null }, 'reason', 'Please give the holiday its name.'],
    ['a long reason', { reason: 'x'.repeat(81) }, 'reason', 'At most 80 characters.'],
    ['a long reason in Bangla', { reason_bn: 'ক'.repeat(81) }, 'reason_bn', 'At most 80 characters.'],
    ['only one time', { kind: 'open', opens: '14:00' }, 'closes', 'Please give both times, or none.'],
    [
      'a time that is none',
      { kind: 'open', opens: '24:00', closes: '02:00' },
      'opens',
      'A time is written like 14:00.',
    ],
    ['a day that is over', { from: '2026-11-14', to: '2026-11-14' }, 'from', 'This day is over.'],
    ['a range the wrong way round', { to: '2026-12-01' }, 'to', 'The last day is before the first.'],
    ['93 days', { to: '2027-03-18' }, 'to', 'Please choose at most 92 days.'],
    ['a day in three years', { from: '2029-11-20', to: '2029-11-20' }, 'to', 'Please choose a day within 730 days.'],
    ['no such kind', { kind: 'maybe' }, 'kind', 'Please choose Closed, Holiday or As usual.'],
  ])('when somebody sends %s, they read what is wrong at its field', async (_, change, field, sentence) => {
    const answer = await save(nasrin, closing(change))
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } })
  })

  it('when it is about another’s branch or no branch, there is nothing there; a public read of 93 days or no branch is refused', async () => {
    expect(await save(nasrin, closing({ branch_id: 999 }))).toMatchObject({ status: 404 })
    await rows(
      `update staff set all_branches = false where id = $1`,
      (karim as StaffBrowser & { staffId: number }).staffId,
    )
    await rows(`insert into staff_branches values ($1, 1)`, (karim as StaffBrowser & { staffId: number }).staffId)
    expect(await save(karim, closing({ branch_id: 2 }))).toMatchObject({ status: 404 })
    expect(await save(karim, closing({ branch_id: null }))).toMatchObject({ status: 404 })
    expect(await karim.call('GET', 'days?month=2026-12')).toMatchObject({ status: 404 })
    expect(await save(karim, closing())).toMatchObject({ status: 200 })
    const read = async (query: string) => (await shop.app.inject(`/api/days?${query}`)).statusCode
    expect(await read('branch_id=1&from=2026-11-15&to=2027-02-14')).toBe(200)
    expect(await read('branch_id=1&from=2026-11-15&to=2027-02-15')).toBe(422)
    expect(await read('branch_id=99&from=2026-11-15&to=2026-11-16')).toBe(422)
    expect(await read('branch_id=1&from=2026-13-15&to=2026-11-16')).toBe(422)
  })
})
