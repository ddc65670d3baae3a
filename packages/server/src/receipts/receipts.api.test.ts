import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/schemas/error.ts'
import type { OrderAddress, OrderClaim } from '../orders/order-link.ts'
import { createReceiptLinks } from '../orders/receipt-link.ts'
import { kinds } from '../deps.ts'
import { orders } from '../orders/tables.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { openReceiptOffice, receiptLinks, type ReceiptOffice } from '../testing/receipt-office.ts'
import { createReceiptKeeper } from './keep-receipt.ts'
import { findOrder } from './order-queries.ts'

describe('/api/receipts/{token}.pdf', () => {
  let office: ReceiptOffice
  beforeAll(async () => {
    office = await openReceiptOffice()
  })
  afterAll(() => office.test.close())
  beforeEach(() => {
    office.storage.files.clear()
    office.storage.puts.length = 0
  })
  const textOf = async (order: OrderAddress) => readPdf((await office.get(order)).rawPayload)
  const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

  it('when the order is paid, the link opens its receipt in the browser, for nobody else to keep or find', async () => {
    const { sale: id, customerId } = await office.newCustomer()
    const answer = await office.get({ kind: 'sale', id })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="INV-20261115-${String(customerId * 10 + 1).padStart(5, '0')}.pdf"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    const again = await office.get({ kind: 'sale', id }, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('when it is for tickets, it says what was bought, by whom and how it was paid', async () => {
    const { sale: id, customerId } = await office.newCustomer()
    const {
      pages: [page],
      written,
    } = await textOf({ kind: 'sale', id })
    for (const words of [
      'Dolna',
      'BIN 004512876-0503',
      'Day tickets',
      'November 15, 2026, 4:00 PM',
      `Branch of ${customerId}`,
      'bKash',
      'Bank transaction BANK1',
      `T-${customerId}`,
      'Kid Play 50 550.00',
      'VAT (15%) Tk 82.50',
      'Total Tk 632.50',
      'Due Tk 0.00',
      '1 Mitu 4 years · Kid Play',
    ])
      expect(page).toContain(words)
    expect(written).toEqual(['শ্রেয়া'])
  })

  it('when it is for a membership, it says for how long, with each extra rider', async () => {
    const { subscription: id, customerId } = await office.newCustomer()
    const {
      pages: [page],
    } = await textOf({ kind: 'subscription', id })
    for (const words of [
      'Monthly membership',
      'Start date',
      'November 15, 2026',
      'End date',
      'December 14, 2026',
      `M-${customerId}`,
      'Monthly, Little Swing 1 5,000.00 5,000.00',
      '1 month · unlimited hours · Friday',
      'Extra rider, Kid Play 1 500.00 500.00',
      '1 Mitu 4 years · Kid Play',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('VAT')
  })

  it('when nothing is paid, when it is not there, or when the link is forged, the answer is the same 404', async () => {
    const { sale: id, unpaidSale, unpaidSubscription } = await office.newCustomer()
    const own = await office.pathOf({ kind: 'sale', id })
    const facts = await findOrder(office.test.database.db, kinds.of('sale'), id)
    const order = { kind: 'sale', id, createdAt: facts?.createdAt ?? new Date(), receiptVersion: 1 } as const
    const pathTo = (url: string): string => new URL(url).pathname
    const withoutMoment = createHmac('sha256', 'the secret of this test, of a good length')
      .update(`receipt sale ${id}`)
      .digest('base64url')
      .slice(0, 32)
    const paths = [
      await office.pathOf({ kind: 'sale', id: unpaidSale }),
      await office.pathOf({ kind: 'subscription', id: unpaidSubscription }),
      pathTo(receiptLinks.urlOf({ ...order, id: 999_999 })),
      pathTo(receiptLinks.urlOf({ ...order, createdAt: new Date(order.createdAt.getTime() - 1000) })),
      pathTo(receiptLinks.urlOf({ ...order, receiptVersion: 2 })),
      `/api/receipts/sale-${id}-${withoutMoment}.pdf`,
      own.replace('sale-', 'subscription-'),
      own.replace('.pdf', ''),
      pathTo(
        createReceiptLinks({
          appSecret: 'another secret of a good length',
          publicUrl: 'https://play.example.com',
        }).urlOf(order),
      ),
      own.replace(`-${id}-`, '-9999999999-'),
      '/api/receipts/x',
      '/api/receipts/%2e%2e%2fsecret.pdf',
      `/api/receipts/${'x'.repeat(80)}.pdf`,
    ]
    for (const url of paths) {
      const answer = await office.open(url)
      expect([url, answer.statusCode, ErrorBody.parse(answer.json())]).toEqual([
        url,
        404,
        { code: 'not_found', message: 'There is nothing here.' },
      ])
    }
    expect(office.storage.puts).toEqual([])
    expect((await office.open(own)).statusCode).toBe(200)
  })

  it('when it is asked for again, it is not made again, until the file is gone', async () => {
    const { storage, get, newCustomer } = office
    const { sale: id } = await newCustomer()
    const first = await get({ kind: 'sale', id })
    expect((await get({ kind: 'sale', id })).rawPayload.equals(first.rawPayload)).toBe(true)
    expect(storage.puts).toHaveLength(1)
    expect([...storage.files.keys()]).toEqual([expect.stringMatching(/^receipts\/inv-20261115-\d+-\d+\.pdf$/)])
    storage.files.clear()
    expect((await get({ kind: 'sale', id })).rawPayload.equals(first.rawPayload)).toBe(true)
    expect(storage.puts).toHaveLength(2)
  })

  it('when it is asked for in both languages at once, the Bangla one is another file with the same name and number, kept beside the English one', async () => {
    const { storage, newCustomer, pathOf, open } = office
    const path = await pathOf({ kind: 'sale', id: (await newCustomer()).sale })
    const [english, bangla] = await Promise.all([open(path), open(`${path}?lang=bn`)])
    expect(bangla.headers['content-disposition']).toBe(english.headers['content-disposition'])
    expect(bangla.headers.etag).not.toBe(english.headers.etag)
    const [keyInBangla, key = ''] = [...storage.files.keys()].toSorted()
    expect(keyInBangla).toBe(key.replace('.pdf', '-bn.pdf'))
    for (const [ending, same] of [
      ['?lang=bn', bangla],
      ['?lang=en', english],
      ['?lang=fr', english],
      ['', english],
    ] as const)
      expect((await open(path + ending)).rawPayload.equals(same.rawPayload), ending).toBe(true)
    expect(storage.puts).toHaveLength(2)
    expect((await readPdf(bangla.rawPayload)).written).toContain('সারা দিনের টিকিট')
    expect((await open(`${path.replace('sale-', 'subscription-')}?lang=bn`)).json()).toMatchObject({
      message: 'এখানে কিছু নেই।',
    })
  })

  it('when something is still due, the receipt is made anew each time, because the next payment changes it', async () => {
    const { unpaidSale: id } = await office.newCustomer()
    const { db } = office.test.database
    const orderId = await office.orderOf({ kind: 'sale', id })
    await db.update(orders).set({ paid: 10_000 }).where(eq(orders.id, orderId))
    expect((await textOf({ kind: 'sale', id })).pages[0]).toContain('Due Tk 532.50')
    await db
      .update(orders)
      .set({ paid: 63_250, paidAt: new Date('2026-11-16T10:00:00Z') })
      .where(eq(orders.id, orderId))
    expect((await textOf({ kind: 'sale', id })).pages[0]).toContain('Paid in full')
    expect(office.storage.puts).toHaveLength(1)
  })

  it('when ten ask at once, in two processes, each process makes it once, and all have the same file', async () => {
    const { storage, codes, test } = office
    const { sale: id } = await office.newCustomer()
    const claim = receiptLinks.read(fileName(await office.pathOf({ kind: 'sale', id }))) as OrderClaim
    const processes = [
      createReceiptKeeper({ ...test, storage, kinds, codes }, receiptLinks),
      createReceiptKeeper({ ...test, storage, kinds, codes }, receiptLinks),
    ]
    const reading = storage.hold('read')
    const asked = Promise.all(Array.from({ length: 10 }, (_, n) => processes[n % 2]?.(claim, 'en')))
    await expect.poll(reading.waiting).toBe(10)
    reading.release()
    expect(new Set((await asked).map((receipt) => receipt?.pdf.toString('latin1'))).size).toBe(1)
    expect(storage.puts).toHaveLength(2)
  })

  it('when a customer has had sixty made within the hour, no more are made for them in any language, but kept ones are given out', async () => {
    const { sale, subscription, customerId } = await office.newCustomer()
    const other = await office.newCustomer()
    await office.get({ kind: 'sale', id: sale })
    await office.test.database.pool.query(
      `insert into limit_events ("limit", subject) select 'receipt made', 'customer ' || $1 from generate_series(1, 58)`,
      [customerId],
    )
    const membership = { kind: 'subscription', id: subscription } as const
    expect((await office.get(membership)).statusCode).toBe(200)
    office.storage.files.delete([...office.storage.files.keys()].at(-1) ?? '')
    const refused = await office.get(membership)
    expect([
      refused.statusCode,
      ErrorBody.parse(refused.json()).message,
      Number(refused.headers['retry-after']) > 0,
    ]).toEqual([
      429,
      expect.stringMatching(/^Too many receipts were asked for\. Please try again in about \d+ minutes\.$/),
      true,
    ])
    expect((await office.get({ kind: 'sale', id: sale })).statusCode).toBe(200)
    expect((await office.get({ kind: 'sale', id: other.sale })).statusCode).toBe(200)
    const inBangla = await office.open(`${await office.pathOf({ kind: 'sale', id: sale })}?lang=bn`)
    expect([inBangla.statusCode, inBangla.json<{ message: string }>().message]).toEqual([
      429,
      expect.stringMatching(/^[\u0980-\u09ff]/),
    ])
  })

  it('when the log is read, it holds no link that opens a receipt', async () => {
    const { sale: id } = await office.newCustomer()
    await office.get({ kind: 'sale', id })
    expect(office.test.log.join('')).not.toContain((await office.pathOf({ kind: 'sale', id })).split('-').at(-1))
    expect(office.test.log.join('')).toContain('/api/receipts/[redacted].pdf')
  })
})
