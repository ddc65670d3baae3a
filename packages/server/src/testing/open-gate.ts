import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/rights.ts'
import type { Scan } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import type { Gate } from '../admissions/gate.ts'
import { scanPass } from '../admissions/scan-pass.ts'
import { openPassCodes } from '../orders/pass-codes.ts'
import { insertRow } from './customer-history.ts'
import { type Buyer, openShop, type Shop } from './open-shop.ts'

const appSecret = 'a secret that only tests know, of a good length'
const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/

type Bought = { id: number; invoice: string; code: string; qr: string; order: number }

/** The demo centre with people at two gates, and customers who hold something up. */
export async function openGate(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  const { database, clock } = shop
  const gate: Gate = { database, clock, payments: shop.payments, codes: await openPassCodes({ database, appSecret }) }
  let people = 0
  const person = async (
    role: Role,
    name = 'Rahim',
    branch = 1,
    gateName = `Gate ${people + 1}`,
  ): Promise<StaffActor> => {
    people += 1
    const staffId = await insertRow(database.pool, 'staff', {
      name,
      phone: `0189${String(people).padStart(7, '0')}`,
      role,
      all_branches: true,
    })
    const device = await insertRow(database.pool, 'devices', {
      branch_id: branch,
      kind: 'gate',
      name: gateName,
      offered_by_id: staffId,
    })
    return {
      staff: name,
      staffId,
      role,
      branchIds: null,
      device: { id: device, name: gateName, kind: 'gate', branchId: branch },
      requestId: 'a request of a test',
      approval: null,
    }
  }
  const scanOf = (input: string, changes: Partial<Scan> = {}): Scan => ({
    scan_id: randomUUID(),
    input,
    via: 'camera',
    direction: 'in',
    at: clock.now().toISOString(),
    ...changes,
  })
  /** Longer than one code is one scan. */
  const scan = (input: string, by: StaffActor, changes: Partial<Scan> = {}) => {
    clock.pass(4)
    return scanPass(gate, scanOf(input, changes), by)
  }
  return { ...shop, gate, person, scan, scanOf, ...purchases(shop) }
}
export type OpenGate = Awaited<ReturnType<typeof openGate>>

function purchases(shop: Shop) {
  const rows = async (query: string, ...values: unknown[]) => (await shop.database.pool.query(query, values)).rows
  const read = async (kind: 'sales' | 'subscriptions', id: number): Promise<Bought> => {
    const [row] = await rows(
      `select o.id, o.invoice_number, o.code from orders o join ${kind} k on k.order_id = o.id where k.id = $1`,
      id,
    )
    return { id, invoice: row.invoice_number, code: row.code ?? '', qr: '', order: row.id }
  }
  const qrOf = async (buyer: Buyer, path: string) =>
    ((await buyer.call('GET', path)).body as { data: { pass: { qr: string } | null } }).data.pass?.qr ?? ''
  const ticket = async (buyer: Buyer, changes: Record<string, unknown> = {}, pay = true): Promise<Bought> => {
    const { body } = await buyer.place(changes)
    if (pay) await shop.pay(body.ssl_data.data)
    const bought = await read('sales', body.data.id)
    return { ...bought, qr: await qrOf(buyer, `/sales/${bought.id}`) }
  }
  const membership = async (buyer: Buyer, changes: Record<string, unknown> = {}, pay = true): Promise<Bought> => {
    const { body } = await buyer.join(changes)
    if (pay) await shop.pay(body.ssl_data.data)
    const bought = await read('subscriptions', body.data.id)
    return { ...bought, qr: await qrOf(buyer, `/subscriptions/${bought.id}`) }
  }
  return { rows, ticket, membership, isCode: (text: string) => CODE.test(text) }
}
