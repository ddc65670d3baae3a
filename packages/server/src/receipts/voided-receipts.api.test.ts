import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customers } from '../customers/tables.ts'
import { createLogger } from '../http/log.ts'
import type { OrderAddress } from '../orders/order-link.ts'
import { saleRiders } from '../sales/tables.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { openReceiptOffice, type ReceiptOffice } from '../testing/receipt-office.ts'
import { voidReceiptsOf } from './order-queries.ts'
import { removeVoidedReceipts } from './remove-voided.ts'

describe('receipts that are voided', () => {
  let office: ReceiptOffice
  let rina: Awaited<ReturnType<ReceiptOffice['newCustomer']>>
  let sale: OrderAddress
  let path: string
  let clock: ReturnType<typeof movingClock>
  beforeAll(async () => {
    office = await openReceiptOffice()
  })
  afterAll(() => office.test.close())
  beforeEach(async () => {
    office.storage.files.clear()
    await query('delete from voided_receipts')
    rina = await office.newCustomer()
    sale = { kind: 'sale', id: rina.sale }
    path = await office.pathOf(sale)
    // Ahead of the database, whose time it is that they were voided.
    clock = movingClock(new Date(Date.now() + 120_000))
  })

  const keys = () => [...office.storage.files.keys()].filter((key) => key.startsWith('receipts/'))
  const query = (sql: string) => office.test.database.pool.query(sql)
  const log: string[] = []
  const logger = createLogger('debug', { write: (line) => void log.push(line) })
  const sweep = (storage = office.storage) => removeVoidedReceipts({ ...office.test, storage, clock, logger })
  const erase = () =>
    office.test.database.db.transaction(async (tx) => {
      await tx.update(saleRiders).set({ name: null, age: null }).where(eq(saleRiders.saleId, rina.sale))
      await voidReceiptsOf(tx, rina.customerId)
      await tx.delete(customers).where(eq(customers.id, rina.customerId))
    })

  it("when an operator counts up an order's version, its old links open nothing, a new one does, and the old file goes", async () => {
    expect((await office.open(path)).statusCode).toBe(200)
    const [old] = keys()
    await query(
      `update orders set receipt_version = receipt_version + 1 where id = (select order_id from sales where id = ${rina.sale})`,
    )
    expect((await office.open(path)).statusCode).toBe(404)
    expect((await office.get(sale)).statusCode).toBe(200)
    expect((await office.open(await office.pathOf({ kind: 'subscription', id: rina.subscription }))).statusCode).toBe(
      200,
    )
    await sweep()
    expect([keys().length, keys().includes(old ?? '')]).toEqual([2, false])
    expect((await office.get(sale)).statusCode).toBe(200)
  })

  it('when anything else of an order changes, its links and its file stay (control)', async () => {
    await office.open(path)
    await query('update orders set cancelled_at = now()')
    await query('update orders set receipt_version = receipt_version')
    await sweep()
    expect([(await office.open(path)).statusCode, keys().length]).toEqual([200, 1])
  })

  it('when the customer is erased, no link that was given out opens anything, and what was kept is gone for good', async () => {
    await office.open(path)
    const membership = await office.pathOf({ kind: 'subscription', id: rina.subscription })
    const all = [path, membership].flatMap((each) => [each, `${each}?lang=bn`])
    for (const each of all) await office.open(each)
    expect(keys()).toHaveLength(4)
    await erase()
    for (const each of all) expect((await office.open(each)).statusCode).toBe(404)
    await sweep()
    expect(keys()).toEqual([])
    const {
      pages: [page],
      written,
    } = await readPdf((await office.get(sale)).rawPayload)
    expect(written).toEqual([])
    expect(page).not.toMatch(/Mitu|Participants|01700-/)
    expect(page).toContain('Removed at the customer’s request')
    const inBangla = await readPdf((await office.open(`${await office.pathOf(sale)}?lang=bn`)).rawPayload)
    expect(inBangla.pages[0]).not.toMatch(/Mitu|01700-/)
    expect(inBangla.written).toContain('গ্রাহকের অনুরোধে মুছে ফেলা হয়েছে')
    expect(inBangla.written).not.toContain('শ্রেয়া')
  })

  it.each([
    ['read', ''],
    ['put', ''],
    ['read', '?lang=bn'],
    ['put', '?lang=bn'],
  ] as const)(
    'when the customer is erased while the storage takes its time to %s the receipt%s, nobody gets it and it is not kept',
    async (call, lang) => {
      if (call === 'read') await office.open(path + lang)
      const held = office.storage.hold(call)
      const asked = office.open(path + lang)
      await expect.poll(held.waiting).toBe(1)
      await erase()
      await sweep()
      held.release()
      expect((await asked).statusCode).toBe(404)
      expect(keys()).toEqual([])
    },
  )

  it('when a process died after it had kept a receipt that was voided meanwhile, the file goes within the hour', async () => {
    await office.open(path)
    const [[key, file] = ['', Buffer.of()]] = [...office.storage.files].filter(([name]) => name.startsWith('receipts/'))
    await erase()
    await sweep()
    await office.storage.put(key, file, 'application/pdf')
    clock.pass(50 * 60)
    await sweep()
    expect(keys()).toEqual([key])
    clock.pass(10 * 60)
    await sweep()
    expect(keys()).toEqual([])
    expect((await query('select from voided_receipts')).rowCount).toBe(0)
  })

  it('when the storage refuses to remove one, the others go, and it is tried again later', async () => {
    const membership = { kind: 'subscription', id: rina.subscription } as const
    await office.open(path)
    await office.open(`${path}?lang=bn`)
    await office.get(membership)
    const refused = keys().find((key) => key.endsWith('-bn.pdf'))
    await erase()
    await sweep({
      ...office.storage,
      remove: async (key) =>
        key === refused ? Promise.reject(new Error('the bucket is away')) : office.storage.remove(key),
    })
    expect(keys()).toEqual([refused])
    expect(log.join('')).toContain('a voided receipt could not be removed yet')
    await sweep()
    expect(keys()).toEqual([refused])
    clock.pass(11 * 60)
    await sweep()
    expect(keys()).toEqual([])
  })

  it('when there are more than are removed at once, all of them go', async () => {
    await office.open(path)
    await query(
      `insert into voided_receipts (order_id, version, voided_at, due_at) select order_id, n, now() - interval '2 hours', now() - interval '2 hours' from sales, generate_series(2, 35) n where sales.id = ${rina.sale}`,
    )
    await erase()
    await sweep()
    expect([keys(), (await query('select from voided_receipts')).rowCount]).toEqual([[], 2])
  })
})
