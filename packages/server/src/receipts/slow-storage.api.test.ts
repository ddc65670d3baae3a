import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderClaim } from '../orders/order-link.ts'
import type { Storage } from '../pictures/storage.ts'
import { kinds } from '../deps.ts'
import { orders } from '../orders/tables.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { openReceiptOffice, receiptLinks, type ReceiptOffice } from '../testing/receipt-office.ts'
import { createReceiptKeeper } from './keep-receipt.ts'

describe('receipts in a storage that takes its time', () => {
  let office: ReceiptOffice
  beforeAll(async () => {
    office = await openReceiptOffice()
  })
  afterAll(() => office.test.close())

  it('while more receipts than there are connections wait for it, the database is free and others are answered', async () => {
    const { storage, newCustomer, get, isDatabaseFree, test } = office
    const people = await Promise.all(Array.from({ length: 14 }, newCustomer))
    const [reading, putting] = [storage.hold('read'), storage.hold('put')]
    const asked = Promise.all(people.map(({ sale: id }) => get({ kind: 'sale', id })))
    for (const held of [reading, putting]) {
      await expect.poll(held.waiting, { timeout: 20_000 }).toBe(14)
      await expect.poll(isDatabaseFree).toBe(true)
      expect((await test.app.inject('/api/health')).statusCode).toBe(200)
      expect((await test.app.inject('/api/branches')).statusCode).toBe(200)
      held.release()
    }
    expect(new Set((await asked).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  it.each([
    ['English', '', 'Paid in full'],
    ['Bangla', '?lang=bn', 'সম্পূর্ণ পরিশোধিত'],
  ])('when more is paid while the receipt is made in %s, the one that is given out says so', async (_, lang, says) => {
    const { storage, newCustomer, pathOf, open, test } = office
    const { unpaidSale: id } = await newCustomer()
    const orderId = await office.orderOf({ kind: 'sale', id })
    const pay = (paid: number) =>
      test.database.db
        .update(orders)
        .set({ paid, paidAt: new Date('2026-11-16T10:00:00Z') })
        .where(eq(orders.id, orderId))
    await pay(10_000)
    const readingLogo = storage.hold('read', 'drawings/')
    const asked = open((await pathOf({ kind: 'sale', id })) + lang)
    await expect.poll(readingLogo.waiting).toBe(1)
    await pay(63_250)
    readingLogo.release()
    const { pages, written } = await readPdf((await asked).rawPayload)
    expect([...pages, ...written].join()).toContain(says)
  })

  it('when the storage fails, that receipt is not given out as kept, and the next who asks has it made', async () => {
    const { storage, codes, newCustomer, pathOf, test } = office
    const { sale: id } = await newCustomer()
    const claim = receiptLinks.read((await pathOf({ kind: 'sale', id })).slice('/api/receipts/'.length)) as OrderClaim
    let fails = true
    const put: Storage['put'] = async (...file) =>
      fails ? Promise.reject(new Error('the bucket is away')) : storage.put(...file)
    const open = createReceiptKeeper({ ...test, storage: { ...storage, put }, kinds, codes }, receiptLinks)
    await expect(open(claim, 'en')).rejects.toThrow('the bucket is away')
    fails = false
    expect((await open(claim, 'en'))?.pdf.length).toBeGreaterThan(1000)
  })
})
