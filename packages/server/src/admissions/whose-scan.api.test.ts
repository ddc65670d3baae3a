import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Verdict } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { choosePeople } from './choose-people.ts'
import { findPasses } from './find-passes.ts'
import { letInAnyway } from './let-in-anyway.ts'
import { listScans } from './list-scans.ts'
import { moveToToday } from './move-to-today.ts'
import { scanPass } from './scan-pass.ts'
import { undoScan } from './undo-scan.ts'

const family = { details: [{ product_id: 2, qty: 4, note: null }], riding_users: [] }
const tomorrow = { ...family, booking_date: '2026-11-16' }
const reason = { reason: 'our_mistake' } as const
const scanOver = 'This scan is over. Please scan again.'

let open: OpenGate
let rahim: StaffActor
let mitu: StaffActor
let karim: StaffActor
let buyer: Buyer
beforeAll(async () => {
  open = await openGate()
  rahim = await open.person('gate', 'Rahim', 1, 'Gate 1')
  mitu = await open.person('gate', 'Mitu', 1, 'Gate 2')
  karim = await open.person('manager', 'Karim', 1, 'Gate 3')
})
afterAll(() => open.close())
beforeEach(async () => {
  buyer = await open.newcomer()
})

const choose = (verdict: Verdict, at: number[], isIn: boolean) => ({
  people: at.map((n) => ({ place: verdict.places[n]?.place ?? '', in: isIn })),
})
const anyway = (scan: Verdict, by: StaffActor) => letInAnyway(open.gate, scan.scan_id, reason, by)
const stored = async ({ scan_id }: Verdict) =>
  (await open.rows('select gate, staff_id, approved_by_id, let_in from scans where scan_id = $1', scan_id))[0]

describe('what is held up', () => {
  it('when it is an invoice or five digits, it is no ticket; typed, it is', async () => {
    const { invoice } = await open.ticket(buyer, family)
    for (const via of ['camera', 'scanner'] as const)
      for (const input of [invoice, invoice.slice(-5)])
        expect(await open.scan(input, rahim, { via })).toMatchObject({ reason: 'not_a_pass', let_in: 0 })
    expect(await open.scan(invoice.slice(-5), rahim, { via: 'typed' })).toMatchObject({ reason: 'ok', let_in: 4 })
  })
})

describe('whose scan it is', () => {
  it('when somebody else’s scan, or one of ten minutes ago, is taken back by unticking, it is refused; a manager may', async () => {
    const scan = await open.scan((await open.ticket(buyer, family)).qr, rahim)
    const untick = (by: StaffActor) => choosePeople(open.gate, scan.scan_id, choose(scan, [3], false), by)
    const refused = { code: 'forbidden', message: 'This can no longer be undone.' }
    await expect(untick(mitu)).rejects.toMatchObject(refused)
    open.clock.pass(601)
    await expect(untick(rahim)).rejects.toMatchObject(refused)
    expect(await untick(karim)).toMatchObject({ let_in: 3 })
  })

  it('when somebody else lets people in with it, it is theirs: they are named, and they undo it', async () => {
    const { qr } = await open.ticket(buyer, tomorrow)
    const amber = await open.scan(qr, rahim)
    open.clock.pass(601)
    await anyway(amber, mitu)
    expect(await stored(amber)).toMatchObject({ gate: 'Gate 2', staff_id: mitu.staffId })
    expect((await open.scan(qr, rahim)).text.en).toMatch(/^Already used by Mitu at .*, Gate 2\.$/)
    await expect(undoScan(open.gate, amber.scan_id, rahim)).rejects.toThrow('can no longer be undone')
    expect(await undoScan(open.gate, amber.scan_id, mitu)).toMatchObject({ undone: 4 })
  })

  it('when people are chosen after an approval, it stays approved', async () => {
    const { qr } = await open.ticket(buyer, tomorrow)
    const amber = await open.scan(qr, rahim)
    const green = await anyway(amber, rahim)
    await open.rows('update scans set approved_by_id = $2 where scan_id = $1', amber.scan_id, karim.staffId)
    await choosePeople(open.gate, amber.scan_id, choose(green, [3], false), rahim)
    expect(await stored(amber)).toMatchObject({ approved_by_id: karim.staffId, let_in: 3 })
  })

  it('when its number comes from another gate, with another pass, or after an undo, it is not answered green', async () => {
    const [one, other] = [await open.ticket(buyer, family), await open.ticket(await open.newcomer(), family)]
    const scan_id = randomUUID()
    await open.scan(one.qr, rahim, { scan_id })
    const again = (qr: string, by: StaffActor) => scanPass(open.gate, open.scanOf(qr, { scan_id }), by)
    await expect(again(one.qr, mitu)).rejects.toMatchObject({ code: 'conflict', message: scanOver })
    await expect(again(other.qr, rahim)).rejects.toMatchObject({ code: 'conflict', message: scanOver })
    await expect(again('nothing of ours!', rahim)).rejects.toMatchObject({ code: 'conflict', message: scanOver })
    expect(await again(one.qr, rahim)).toMatchObject({ let_in: 4 })
    await undoScan(open.gate, scan_id, rahim)
    await expect(again(one.qr, rahim)).rejects.toMatchObject({ code: 'conflict', message: 'This was undone already.' })
  })
})

describe('what has changed meanwhile', () => {
  it('when an amber pass was used at another gate, nobody is let in anyway', async () => {
    const { qr } = await open.ticket(buyer, tomorrow)
    const [here, there] = [await open.scan(qr, rahim), await open.scan(qr, mitu)]
    await anyway(there, mitu)
    await expect(anyway(here, rahim)).rejects.toMatchObject({ code: 'conflict', message: scanOver })
    expect(await stored(here)).toMatchObject({ let_in: 0 })
  })

  it('when it was cancelled, nobody is let in, chosen or moved with what was seen before', async () => {
    const late = await open.ticket(buyer, tomorrow)
    const amber = await open.scan(late.qr, karim)
    const today = await open.ticket(await open.newcomer(), family)
    const green = await open.scan(today.qr, rahim)
    await choosePeople(open.gate, green.scan_id, choose(green, [3], false), rahim)
    await open.rows('update orders set cancelled_at = now() where id = any($1)', [late.order, today.order])
    await expect(anyway(amber, karim)).rejects.toThrow(scanOver)
    await expect(moveToToday(open.gate, amber.scan_id, karim)).rejects.toThrow(scanOver)
    const [sale] = await open.rows('select booking_date::text from sales where id = $1', late.id)
    expect(sale.booking_date).toBe('2026-11-16')
    await expect(choosePeople(open.gate, green.scan_id, choose(green, [3], true), rahim)).rejects.toThrow(scanOver)
    expect(await choosePeople(open.gate, green.scan_id, choose(green, [2], false), rahim)).toMatchObject({ let_in: 2 })
  })

  it('when those who are ticked came in at another gate, it is refused; who is still open may come', async () => {
    const { qr } = await open.ticket(buyer, family)
    const first = await open.scan(qr, rahim)
    await choosePeople(open.gate, first.scan_id, choose(first, [2, 3], false), rahim)
    const second = await open.scan(qr, mitu)
    await choosePeople(open.gate, second.scan_id, choose(first, [3], true), mitu)
    const tick = (at: number[]) => choosePeople(open.gate, first.scan_id, choose(first, at, true), rahim)
    await expect(tick([3])).rejects.toThrow(scanOver)
    expect(await tick([0, 1, 2])).toMatchObject({ verdict: 'let_in', let_in: 3 })
  })

  it('when the branch is full by this very scan, somebody unticked may still be ticked again', async () => {
    const { qr } = await open.ticket(buyer, family)
    const scan = await open.scan(qr, rahim)
    await choosePeople(open.gate, scan.scan_id, choose(scan, [3], false), rahim)
    await open.rows('update branches set inside_limit = $1 where id = 1', scan.count.inside)
    const tick = () => choosePeople(open.gate, scan.scan_id, choose(scan, [3], true), rahim)
    expect(await tick()).toMatchObject({ let_in: 4 })
    await choosePeople(open.gate, scan.scan_id, choose(scan, [3], false), rahim)
    await open.rows('update branches set inside_limit = $1 where id = 1', scan.count.inside - 4)
    await expect(tick()).rejects.toThrow(scanOver)
    await open.rows('update branches set inside_limit = null where id = 1')
  })

  it('when nobody of an order in part paid can come in any more, it is not green for nobody', async () => {
    const { qr, order } = await open.ticket(buyer, family)
    await open.scan(qr, rahim)
    await open.rows('update orders set paid = paid - 100 where id = $1', order)
    const amber = await open.scan(qr, karim)
    expect(amber.reason).toBe('partial')
    await expect(anyway(amber, karim)).rejects.toThrow('Nobody can be let in with this.')
  })

  it('when a gate’s clock is behind another’s, who comes back is let in all the same', async () => {
    const { qr, order } = await open.ticket(buyer, {
      details: [{ product_id: 3, qty: 2, note: null }],
      riding_users: [],
    })
    await open.scan(qr, rahim)
    await open.rows(`update visits set state = 'out', last_out = now(), out_by = 'gate' where order_id = $1`, order)
    open.clock.pass(-20)
    expect(await open.scan(qr, mitu)).toMatchObject({ reason: 'back_in', let_in: 2 })
    open.clock.pass(20)
  })
})

describe('what a gate has no business with', () => {
  it('when an order is of another branch, it is not moved to today', async () => {
    const { id, qr } = await open.ticket(buyer, { ...tomorrow, branch_id: 2 })
    const amber = await open.scan(qr, karim)
    expect(amber).toMatchObject({ reason: 'other_branch', can: { move: false } })
    await expect(moveToToday(open.gate, amber.scan_id, karim)).rejects.toThrow('cannot be moved to today')
    const [sale] = await open.rows('select booking_date::text from sales where id = $1', id)
    expect(sale.booking_date).toBe('2026-11-16')
  })

  it('when orders are over, the gate does not find them by invoice or code; the counter does', async () => {
    const rina = await open.person('cashier', 'Rina')
    const [used, member] = [await open.ticket(buyer, family), await open.membership(buyer)]
    const still = await open.ticket(buyer, family)
    await open.scan(used.qr, rahim)
    const found = async (typed: string, by: StaffActor) => (await findPasses(open.gate, typed, by)).length
    const seen = (by: StaffActor) =>
      Promise.all([used.invoice, used.code, member.invoice, still.invoice].map((typed) => found(typed, by)))
    expect(await seen(rahim)).toEqual([1, 1, 1, 1])
    await open.rows(`update sales set booking_date = booking_date - 1 where id = any($1)`, [used.id, still.id])
    await open.rows(
      `update subscriptions set end_date = '2026-11-14', start_date = '2026-11-01' where id = $1`,
      member.id,
    )
    expect(await seen(rahim)).toEqual([0, 0, 0, 1])
    expect(await seen(rina)).toEqual([1, 1, 1, 1])
  })

  it('when the last scans are asked for, those of yesterday are not among them', async () => {
    const somebody = await open.person('gate', 'Somebody')
    const { scan_id } = await open.scan((await open.ticket(buyer, family)).qr, somebody)
    open.clock.pass(24 * 3600)
    expect(await listScans(open.gate, undefined, somebody)).toEqual({ data: [], meta: { next: null } })
    open.clock.pass(-24 * 3600)
    expect((await listScans(open.gate, undefined, somebody)).data).toMatchObject([{ scan_id }])
  })
})
