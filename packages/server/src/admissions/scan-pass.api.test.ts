import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Verdict } from '#contract/schemas/gate.ts'
import { judge } from '#contract/rules/verdict.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { choosePeople } from './choose-people.ts'
import { findPasses } from './find-passes.ts'
import { conclude } from './conclude.ts'
import { atGate } from './gate.ts'
import { readSale } from './gate-queries.ts'
import { lookAtPass, wantedBy } from './look-at-pass.ts'
import { listScans } from './list-scans.ts'
import { scanPass } from './scan-pass.ts'
import { undoScan } from './undo-scan.ts'

const family = { details: [{ product_id: 2, qty: 4, note: null }], riding_users: [] }

let open: OpenGate
let rahim: StaffActor
let karim: StaffActor
let buyer: Buyer
beforeAll(async () => {
  open = await openGate()
  rahim = await open.person('gate', 'Rahim', 1, 'Gate 1')
  karim = await open.person('manager', 'Karim', 1, 'Gate 2')
})
afterAll(() => open.close())
beforeEach(async () => {
  buyer = await open.newcomer()
})

const states = ({ places }: Verdict) => places.map(({ state }) => state)
const choose = (verdict: Verdict, at: number[], isIn: boolean) => ({
  people: at.map((n) => ({ place: verdict.places[n]?.place ?? '', in: isIn })),
})
const visits = async (order: number) =>
  (await open.rows('select count(*)::int as n from visits where order_id = $1', order))[0].n as number
const scannedBy = async (id: number) =>
  ((await buyer.call('GET', `/sales/${id}`)).body as { data: { scanned_by: string | null } }).data.scanned_by
describe('one code at several gates at once', () => {
  it('when ten scan it, one lets in and nine are told that it was used', async () => {
    const { qr, order } = await open.ticket(buyer, family)
    const gates = await Promise.all(Array.from({ length: 10 }, () => open.person('gate', 'Somebody')))
    const verdicts = await Promise.all(gates.map((by) => scanPass(open.gate, open.scanOf(qr), by)))
    expect(verdicts.filter(({ let_in }) => let_in === 4)).toHaveLength(1)
    expect(verdicts.filter((one) => one.reason === 'used')).toHaveLength(9)
    expect(await visits(order)).toBe(4)
  })

  it('when somebody reads it while another lets in, they see it open; only who takes turns sees what came of it (control)', async () => {
    const { qr, order } = await open.ticket(buyer, family)
    const now = open.clock.now()
    const wanted = await wantedBy(open.gate.codes, open.scanOf(qr), now)
    const asked = (by: StaffActor) => ({ wanted, by: atGate(by), scanId: randomUUID(), now })
    const waiting = await onOneConnection(open.database, async (_, connection) => {
      const look = await lookAtPass(connection, asked(rahim))
      const judgement = judge(look.facts)
      await conclude(connection, look, { judgement, people: look.facts.pass?.places ?? [] }, asked(rahim))
      const [careless] = await readSale.on(open.database.pool)({ order })
      expect(careless?.visits).toEqual([])
      return { second: onOneConnection(open.database, (_tx, other) => lookAtPass(other, asked(karim))) }
    })
    expect(judge((await waiting.second).facts).reason).toBe('used')
    const twice = open.rows(
      `insert into visits (order_id, place, branch_id, day, first_in, last_in, last_scan_id)
       select order_id, place, branch_id, day, first_in, last_in, last_scan_id from visits where order_id = $1`,
      order,
    )
    await expect(twice).rejects.toThrow('visits_place_once')
  })

  it('when the same scan is sent again, ten times at once, it is answered as the first time', async () => {
    const { qr, order } = await open.ticket(buyer, family)
    const scan = open.scanOf(qr)
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => scanPass(open.gate, scan, rahim)))
    for (const one of verdicts) expect(one).toEqual(verdicts[0])
    open.clock.pass(600)
    const later = await scanPass(open.gate, scan, rahim)
    expect(later).toMatchObject({ verdict: 'let_in', reason: 'ok', let_in: 4, text: verdicts[0]?.text })
    expect(await visits(order)).toBe(4)
    const nothing = open.scanOf('no ticket at all!')
    const refused = await Promise.all(Array.from({ length: 5 }, () => scanPass(open.gate, nothing, rahim)))
    expect(new Set(refused.map((one) => one.reason))).toEqual(new Set(['not_a_pass']))
  })

  it('when one gate reads the same code twice within three seconds, it is one scan; after that it is another', async () => {
    const { qr } = await open.ticket(buyer, family)
    const first = await open.scan(qr, rahim)
    open.clock.pass(2)
    expect(await scanPass(open.gate, open.scanOf(qr), rahim)).toMatchObject({
      scan_id: first.scan_id,
      verdict: 'let_in',
    })
    open.clock.pass(2)
    expect(await scanPass(open.gate, open.scanOf(qr), rahim)).toMatchObject({ reason: 'used' })
  })
})

describe('a family', () => {
  it('when three of four come, and one later, the last one uses the order up; an undo opens it again, and the customer sees it', async () => {
    const { id, qr } = await open.ticket(buyer, family)
    const first = await open.scan(qr, rahim)
    expect(await scannedBy(id)).toBe('Rahim')
    const three = await choosePeople(open.gate, first.scan_id, choose(first, [3], false), rahim)
    expect([three.text.en, states(three)]).toEqual(['3 people.', ['in', 'in', 'in', 'open']])
    expect(await scannedBy(id)).toBeNull()
    expect((await buyer.call('GET', `/sales/${id}`)).body).toMatchObject({
      data: { places: 4, admitted: 3, pass: { admitted: 3, used: false } },
    })
    const second = await open.scan(qr, karim)
    const all = await choosePeople(open.gate, second.scan_id, choose(second, [3], true), karim)
    expect(all).toMatchObject({ verdict: 'let_in', let_in: 1, text: { en: '1 person.' } })
    expect(await scannedBy(id)).toBe('Karim')
    const undone = await undoScan(open.gate, second.scan_id, karim)
    expect(undone).toMatchObject({ undone: 1, text: { en: 'Undone: 1 person is open again.' } })
    expect([states(undone), await scannedBy(id)]).toEqual([['in', 'in', 'in', 'open'], null])
    expect(await undoScan(open.gate, first.scan_id, rahim)).toMatchObject({
      undone: 3,
      text: { en: 'Undone: 3 people are open again.' },
    })
    expect(await open.scan(qr, rahim)).toMatchObject({ reason: 'ok', let_in: 4 })
  })

  it('when an undo comes too late, or is somebody else’s, it is refused; a manager may all day', async () => {
    const { qr } = await open.ticket(buyer, family)
    const scan = await open.scan(qr, rahim)
    const mitu = await open.person('gate', 'Mitu')
    await expect(undoScan(open.gate, scan.scan_id, mitu)).rejects.toThrow('can no longer be undone')
    open.clock.pass(601)
    await expect(undoScan(open.gate, scan.scan_id, rahim)).rejects.toThrow('can no longer be undone')
    expect(await undoScan(open.gate, scan.scan_id, karim)).toMatchObject({ undone: 4 })
    await expect(undoScan(open.gate, scan.scan_id, karim)).rejects.toThrow('undone already')
  })

  it('when those who went out came back, an undo puts them out again, and nobody is lost', async () => {
    const { qr, order } = await open.ticket(buyer, {
      details: [{ product_id: 3, qty: 2, note: null }],
      riding_users: [],
    })
    await open.scan(qr, rahim)
    await open.rows(`update visits set state = 'out', last_out = now(), out_by = 'gate' where order_id = $1`, order)
    const back = await open.scan(qr, rahim)
    expect([back.reason, states(back)]).toEqual(['back_in', ['in', 'in']])
    expect(states(await undoScan(open.gate, back.scan_id, rahim))).toEqual(['out', 'out'])
  })
})

describe('a membership', () => {
  it('when members are ticked, they are in once that day; all have had theirs after that, and tomorrow is another day', async () => {
    const { id, qr, order } = await open.membership(buyer)
    const first = await open.scan(qr, rahim)
    expect(first).toMatchObject({ let_in: 0, can: { people: true }, kind: 'memberships' })
    expect(first.places.map(({ name, type }) => name ?? type)).toEqual(
      ['Mitu', 'Rina', 'Rafi', 'Kid', 'Kid'].slice(0, first.places.length),
    )
    const two = await choosePeople(open.gate, first.scan_id, choose(first, [0, 1], true), rahim)
    expect(two).toMatchObject({ verdict: 'let_in', reason: 'member', let_in: 2, text: { en: '2 people.' } })
    expect((await buyer.call('GET', `/subscriptions/${id}`)).body).toMatchObject({ data: { visits_today: 2 } })
    const second = await open.scan(qr, rahim)
    expect(second.reason).toBe('some_in')
    const rest = second.places.flatMap(({ state }, n) => (state === 'open' ? [n] : []))
    await choosePeople(open.gate, second.scan_id, choose(second, rest, true), rahim)
    expect(await open.scan(qr, rahim)).toMatchObject({ verdict: 'stop', reason: 'used' })
    open.clock.pass(24 * 3600)
    expect(await open.scan(qr, rahim)).toMatchObject({ verdict: 'let_in', reason: 'member' })
    open.clock.pass(-24 * 3600)
    expect(await visits(order)).toBe(first.places.length)
  })
})

describe('the lists of the gate', () => {
  it('when somebody has no code, they are found by phone or name, at this branch; tapping one is the scan', async () => {
    const nasima = await open.buyer('01999999991', 'Nasima Khatun')
    const here = await open.ticket(nasima, family)
    const member = await open.membership(nasima)
    const later = await open.ticket(nasima, { ...family, booking_date: '2026-11-30' })
    const elsewhere = await open.ticket(nasima, { ...family, branch_id: 2 })
    const found = async (typed: string, by = rahim) =>
      (await findPasses(open.gate, typed, by)).map((hit) => hit.invoice_number)
    expect(await found('+880 1999-999991')).toEqual([here.invoice, member.invoice, later.invoice])
    expect(await found('nasima')).toEqual([here.invoice, member.invoice])
    expect(await found(here.invoice)).toEqual([here.invoice])
    expect(await found(elsewhere.invoice)).toEqual([])
    expect((await findPasses(open.gate, 'Nasima', rahim))[0]).toMatchObject({
      kind: 'tickets',
      name: 'Nasima Khatun',
      last4: '9991',
      people: 4,
    })
    expect(await open.scan(here.invoice, rahim, { via: 'typed' })).toMatchObject({ reason: 'ok', let_in: 4 })
    expect(await found('%')).toEqual([])
  })

  it('when the last scans are asked for, they are those of this gate, newest first, twenty at a time', async () => {
    const mitu = await open.person('gate', 'Mitu')
    for (let n = 0; n < 21; n += 1) await open.scan('no ticket at all!', mitu)
    const page = await listScans(open.gate, undefined, mitu)
    expect([page.data.length, page.data[0]?.staff, page.data[0]?.reason]).toEqual([20, 'Mitu', 'not_a_pass'])
    const next = await listScans(open.gate, page.meta.next ?? 0, mitu)
    expect([next.data.length, next.meta.next]).toEqual([1, null])
  })

  it('when the phone’s clock is wrong, it is told by how much, and the server’s time counts', async () => {
    const { qr, order } = await open.ticket(buyer, family)
    open.clock.pass(4)
    const at = new Date(open.clock.now().getTime() + 14 * 60_000).toISOString()
    expect(await scanPass(open.gate, open.scanOf(qr, { at }), rahim)).toMatchObject({ clock_wrong: 14 })
    const [visit] = await open.rows('select first_in from visits where order_id = $1 limit 1', order)
    expect(visit.first_in).toEqual(open.clock.now())
  })

  it('when a customer is erased, visits stay without a name, and the code is void', async () => {
    const { qr, order } = await open.ticket(buyer, family)
    await open.scan(qr, rahim)
    expect((await buyer.call('GET', '/user/data')).body).toMatchObject({
      data: { sales: [{ visits: Array.from({ length: 4 }, () => ({ day: '2026-11-15' })) }] },
    })
    expect((await buyer.call('DELETE', '/user')).status).toBe(200)
    expect(await visits(order)).toBe(4)
    expect(await open.scan(qr, rahim)).toMatchObject({ verdict: 'stop', reason: 'void' })
  })
})
