import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/schemas/error.ts'
import { customers } from '../customers/tables.ts'
import { createReceiptLinks, type Payable } from '../payments/receipt-link.ts'
import { saleRiders, sales } from '../sales/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { giveHistory, insertRow } from '../testing/customer-history.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { rightRow } from '../testing/right-rows.ts'
import { forgetReceipts } from './forget-receipts.ts'
import { createReceiptKeeper, makeAndKeep } from './keep-receipt.ts'

const appSecret = 'the secret of this test, of a good length'
const publicUrl = 'https://play.example.com'
const links = createReceiptLinks({ appSecret, publicUrl })

describe('/api/receipts/{token}.pdf', () => {
  const storage = memoryStorage()
  let test: TestApp
  let people = 0
  beforeAll(async () => {
    test = await buildTestApp({ content: 'demo', config: { publicUrl }, deps: { appSecret, storage } })
  })
  afterAll(() => test.close())
  beforeEach(() => {
    storage.files.clear()
    storage.puts.length = 0
  })

  /** A customer with a paid and an unpaid order of each kind. */
  async function newCustomer() {
    people += 1
    const phone = `017${String(people).padStart(8, '0')}`
    const customerId = await insertRow(test.database.pool, 'customers', { ...rightRow.customers, phone, name: 'শ্রেয়া', email: null })
    return { customerId, ...(await giveHistory(test.database.pool, { customerId, phone })) }
  }
  const pathOf = (order: Payable): string => new URL(links.urlOf(order)).pathname
  const get = (order: Payable, headers: Record<string, string> = {}) => test.app.inject({ url: pathOf(order), headers })
  const textOf = async (order: Payable) => readPdf((await get(order)).rawPayload)

  it('when the order is paid, the link opens its receipt in the browser, for nobody else to keep or find', async () => {
    const { sale: id, customerId } = await newCustomer()
    const answer = await get({ kind: 'sale', id })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="INV-20261115-${String(customerId * 10 + 1).padStart(5, '0')}.pdf"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const again = await get({ kind: 'sale', id }, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('when it is for tickets, it says what was bought, by whom and how it was paid', async () => {
    const { sale: id, customerId } = await newCustomer()
    const { pages: [page], written } = await textOf({ kind: 'sale', id })
    for (const words of [
      'Dolna', 'BIN 004512876-0503', 'Day tickets', 'November 15, 2026, 4:00 PM', `Branch of ${customerId}`, 'bKash', 'Bank transaction BANK1', `T-${customerId}`,
      'Kid Play 50 550.00', 'VAT (15%) Tk 82.50', 'Total Tk 632.50', 'Due Tk 0.00', '1 Mitu 4 years · Kid Play',
    ]) expect(page).toContain(words)
    expect(written).toEqual(['শ্রেয়া'])
  })

  it('when it is for a membership, it says for how long, with each extra rider', async () => {
    const { subscription: id, customerId } = await newCustomer()
    const { pages: [page] } = await textOf({ kind: 'subscription', id })
    for (const words of [
      'Monthly membership', 'Start date', 'November 15, 2026', 'End date', 'December 14, 2026', `M-${customerId}`, 'Monthly, Little Swing 1 5,000.00 5,000.00',
      '1 month · unlimited hours · Friday', 'Extra rider, Kid Play 1 500.00 500.00', '1 Mitu 4 years · Kid Play',
    ]) expect(page).toContain(words)
    expect(page).not.toContain('VAT')
  })

  it('when nothing is paid, when it is not there, or when the link is forged, the answer is the same 404', async () => {
    const { sale, unpaidSale, unpaidSubscription } = await newCustomer()
    const paths = [
      pathOf({ kind: 'sale', id: unpaidSale }),
      pathOf({ kind: 'subscription', id: unpaidSubscription }),
      pathOf({ kind: 'sale', id: 999_999 }),
      pathOf({ kind: 'sale', id: sale }).replace('sale-', 'subscription-'),
      pathOf({ kind: 'sale', id: sale }).replace('.pdf', ''),
      new URL(createReceiptLinks({ appSecret: 'another secret of a good length', publicUrl }).urlOf({ kind: 'sale', id: sale })).pathname,
      '/api/receipts/x', '/api/receipts/%2e%2e%2fsecret.pdf', `/api/receipts/${'x'.repeat(80)}.pdf`,
    ]
    for (const url of paths) {
      const answer = await test.app.inject({ url })
      expect([url, answer.statusCode, ErrorBody.parse(answer.json())]).toEqual([url, 404, { code: 'not_found', message: 'There is nothing here.' }])
    }
    expect(storage.puts).toEqual([])
  })

  it('when it is asked for again, it is not made again, until the file is gone', async () => {
    const { sale: id } = await newCustomer()
    const first = await get({ kind: 'sale', id })
    expect((await get({ kind: 'sale', id })).rawPayload.equals(first.rawPayload)).toBe(true)
    expect(storage.puts).toHaveLength(1)
    expect([...storage.files.keys()]).toEqual([expect.stringMatching(/^receipts\/inv-20261115-\d+-\d+\.pdf$/)])
    storage.files.clear()
    expect((await get({ kind: 'sale', id })).rawPayload.equals(first.rawPayload)).toBe(true)
    expect(storage.puts).toHaveLength(2)
  })

  it('when something is still due, the receipt is made anew each time, because the next payment changes it', async () => {
    const { unpaidSale: id } = await newCustomer()
    await test.database.db.update(sales).set({ paid: 10_000 }).where(eq(sales.id, id))
    expect((await textOf({ kind: 'sale', id })).pages[0]).toContain('Due Tk 532.50')
    await test.database.db.update(sales).set({ paid: 63_250, paidAt: new Date('2026-11-16T10:00:00Z') }).where(eq(sales.id, id))
    expect((await textOf({ kind: 'sale', id })).pages[0]).toContain('Paid in full')
    expect(storage.puts).toHaveLength(1)
  })

  it('when ten ask at once, in two processes, one receipt is made', async () => {
    const { sale: id } = await newCustomer()
    const processes = [createReceiptKeeper({ ...test, storage }), createReceiptKeeper({ ...test, storage })]
    const receipts = await Promise.all(Array.from({ length: 10 }, (_, n) => processes[n % 2]?.({ kind: 'sale', id })))
    expect(new Set(receipts.map((receipt) => receipt?.pdf.toString('latin1'))).size).toBe(1)
    expect(storage.puts).toHaveLength(1)
  })

  it('without a transaction to hold the lock, each of them makes one (control)', async () => {
    const { sale: id } = await newCustomer()
    await Promise.all([1, 2, 3].map(() => makeAndKeep(test.database.db, storage, { kind: 'sale', id })))
    expect(storage.puts.length).toBeGreaterThan(1)
  })

  it('when the customer is erased, the kept receipt goes, and the next one names nobody', async () => {
    const { customerId, sale: id, subscription } = await newCustomer()
    expect((await textOf({ kind: 'sale', id })).written).toEqual(['শ্রেয়া'])
    await get({ kind: 'subscription', id: subscription })
    await test.database.db.transaction(async (tx) => {
      await forgetReceipts(tx, storage, customerId)
      await tx.update(saleRiders).set({ name: null, age: null }).where(eq(saleRiders.saleId, id))
      await tx.delete(customers).where(eq(customers.id, customerId))
    })
    expect([...storage.files]).toEqual([])
    const { pages: [page], written } = await textOf({ kind: 'sale', id })
    expect(written).toEqual([])
    expect(page).not.toMatch(/Mitu|Participants|01700-/)
    expect(page).toContain('Removed at the customer’s request')
  })

  it('when someone asks while the customer is being erased, they wait and then see nobody', async () => {
    const { customerId, sale: id } = await newCustomer()
    const asked = await test.database.db.transaction(async (tx) => {
      await forgetReceipts(tx, storage, customerId)
      const waiting = textOf({ kind: 'sale', id })
      await expect.poll(async () => (await test.database.pool.query(
        `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )).rows[0].waiting).toBe(1)
      await tx.update(saleRiders).set({ name: null, age: null }).where(eq(saleRiders.saleId, id))
      await tx.delete(customers).where(eq(customers.id, customerId))
      return { waiting }
    })
    expect((await asked.waiting).pages[0]).not.toContain('Mitu')
  })

  it('when the log is read, it holds no link that opens a receipt', async () => {
    const { sale: id } = await newCustomer()
    await get({ kind: 'sale', id })
    expect(test.log.join('')).not.toContain(pathOf({ kind: 'sale', id }).split('-').at(-1))
    expect(test.log.join('')).toContain('/api/receipts/[redacted].pdf')
  })
})
