import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Verdict } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import type { Buyer } from '../testing/open-shop.ts'
import { askPaymentService } from './ask-payment-service.ts'
import { choosePeople } from './choose-people.ts'
import { countNow } from './count-now.ts'
import { letInAnyway } from './let-in-anyway.ts'
import { moveToToday } from './move-to-today.ts'
import { undoScan } from './undo-scan.ts'

const family = { details: [{ product_id: 2, qty: 4, note: null }], riding_users: [] }
const reason = { reason: 'our_mistake' } as const

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

const choose = (verdict: Verdict, at: number[], isIn: boolean) => ({
  people: at.map((n) => ({ place: verdict.places[n]?.place ?? '', in: isIn })),
})
const visits = async (order: number) =>
  (await open.rows('select count(*)::int as n from visits where order_id = $1', order))[0].n as number
const scannedBy = async (id: number) =>
  ((await buyer.call('GET', `/sales/${id}`)).body as { data: { scanned_by: string | null } }).data.scanned_by
const approvalFor = async (verdict: Verdict, by: StaffActor): Promise<StaffActor> => {
  const approval = randomUUID()
  await open.rows(
    `insert into approvals (hash, act, subject, asked_by_id, approved_by_id, created_at, ends_at) values ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '1 minute')`,
    hash('sha256', approval),
    verdict.can.act,
    verdict.can.subject,
    by.staffId,
    karim.staffId,
    open.clock.now(),
  )
  return { ...by, approval }
}

describe('letting in anyway', () => {
  it('when it is another day, the gate needs a reason only, and the places are taken', async () => {
    const { qr, order } = await open.ticket(buyer, { ...family, booking_date: '2026-11-20' })
    const amber = await open.scan(qr, rahim)
    expect(amber).toMatchObject({
      verdict: 'check',
      reason: 'other_day',
      let_in: 0,
      can: { anyway: 'free', people: false, move: false },
    })
    await expect(choosePeople(open.gate, amber.scan_id, choose(amber, [0], true), rahim)).rejects.toThrow(
      'anyway first',
    )
    const green = await letInAnyway(open.gate, amber.scan_id, reason, rahim)
    expect(green).toMatchObject({ verdict: 'let_in', reason: 'ok', let_in: 4, text: { en: '4 people.' } })
    expect(await letInAnyway(open.gate, amber.scan_id, reason, rahim)).toMatchObject({ let_in: 4 })
    expect(await visits(order)).toBe(4)
  })

  it('when it is red, it takes an approval, once, and people come in beyond the places', async () => {
    const { qr, order } = await open.ticket(buyer, family)
    await open.scan(qr, rahim)
    const red = await open.scan(qr, rahim)
    expect(red.can).toMatchObject({ anyway: 'approval', act: 'let_in_stopped', subject: `scan:${red.scan_id}` })
    await expect(letInAnyway(open.gate, red.scan_id, reason, rahim)).rejects.toMatchObject({ code: 'approval_needed' })
    const approved = await approvalFor(red, rahim)
    const before = await countNow(open.gate, rahim)
    expect(await letInAnyway(open.gate, red.scan_id, reason, approved)).toMatchObject({ verdict: 'let_in', let_in: 4 })
    expect(await countNow(open.gate, rahim)).toMatchObject({ let_in: before.let_in + 4, inside: before.inside + 4 })
    const [extra] = await open.rows('select count(*)::int as n from visits where order_id = $1 and extra', order)
    expect(extra.n).toBe(4)
    const [log] = await open.rows(
      `select staff_id, approved_by_id from audit_log where act = 'gate.anyway' order by id desc limit 1`,
    )
    expect(log).toEqual({ staff_id: rahim.staffId, approved_by_id: karim.staffId })
    expect(await undoScan(open.gate, red.scan_id, rahim)).toMatchObject({ undone: 4 })
  })

  it('when a code is void, a manager may let one in; when it is nobody’s, nobody can', async () => {
    await open.rows(`insert into void_codes select encode(sha256('1111-2222-3333'), 'hex'), 'erased', now()`)
    const red = await open.scan('1111-2222-3333', karim)
    expect(red.reason).toBe('void')
    expect(await letInAnyway(open.gate, red.scan_id, reason, karim)).toMatchObject({ verdict: 'let_in', let_in: 1 })
    expect(await undoScan(open.gate, red.scan_id, karim)).toMatchObject({ undone: 1 })
    const unknown = await open.scan('1111-1111-1111', karim)
    expect(unknown.can.anyway).toBe('no')
    await expect(letInAnyway(open.gate, unknown.scan_id, reason, karim)).rejects.toThrow('Nobody can be let in')
  })

  it('when a visit is moved to today, it is let in, and its day is today; a gate may not', async () => {
    const { id, qr } = await open.ticket(buyer, { ...family, booking_date: '2026-11-20' })
    const amber = await open.scan(qr, karim)
    expect(amber.can.move).toBe(true)
    await expect(moveToToday(open.gate, amber.scan_id, { ...rahim, device: karim.device })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await moveToToday(open.gate, amber.scan_id, karim)).toMatchObject({
      verdict: 'let_in',
      reason: 'ok',
      let_in: 4,
    })
    expect((await buyer.call('GET', `/sales/${id}`)).body).toMatchObject({
      data: { booking_date: '2026-11-15', moved_from: null },
    })
  })
})

describe('asking the payment service', () => {
  it('when the money has come and no notice did, red turns green', async () => {
    const { body } = await buyer.place(family)
    const { id, invoice_number } = body.data
    const red = await open.scan(invoice_number, rahim, { via: 'typed' })
    expect(red).toMatchObject({ reason: 'unpaid', can: { ask: true } })
    await open.pay(body.ssl_data.data, { outcome: 'stay', comeBack: false })
    const green = await askPaymentService(open.gate, red.scan_id, rahim)
    expect(green).toMatchObject({ verdict: 'let_in', reason: 'ok', let_in: 4 })
    expect(await scannedBy(id)).toBe('Rahim')
    await expect(askPaymentService(open.gate, red.scan_id, rahim)).rejects.toThrow('no payment to ask')
  })

  it('when nobody has paid, it stays red', async () => {
    const { body } = await buyer.place(family)
    const red = await open.scan(body.data.invoice_number, rahim, { via: 'typed' })
    expect(await askPaymentService(open.gate, red.scan_id, rahim)).toMatchObject({ reason: 'unpaid', let_in: 0 })
  })
})
