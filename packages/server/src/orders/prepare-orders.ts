import type { Database } from '../db/database.ts'
import { bigint, instant, int, type RowOf, type Shape, type Statement } from '../db/statement.ts'
import type { OwnOrder } from './order.ts'
import type { placingStatement } from './placing-statement.ts'

export const ofCustomer = { customer: int, id: int }
export const asOfNow = { ...ofCustomer, now: instant }
export const onePage = { now: instant, limit: int, offset: bigint }
export const counted = { total: bigint }

type Statements<
  About extends Shape,
  Facts extends Shape,
  Wanted extends Shape,
  Whole extends Shape,
  Due extends Shape,
> = {
  facts: Statement<About, Facts>
  place: ReturnType<typeof placingStatement>
  page: Statement<Wanted & typeof onePage, Whole>
  total: Statement<Wanted, typeof counted>
  one: Statement<typeof asOfNow, Whole>
  due: Statement<typeof ofCustomer, Due>
}

/** The same six questions for every kind of order, in its own words; `New` is what a new one is written with. */
export const prepareOrders =
  <New>() =>
  <About extends Shape, Facts extends Shape, Wanted extends Shape, Whole extends Shape, Due extends Shape>(
    { pool }: Database,
    statements: Statements<About, Facts, Wanted, Whole, Due>,
  ) => {
    const [readFacts, write] = [statements.facts.on(pool), statements.place.on(pool)]
    const [readPage, readTotal] = [statements.page.on(pool), statements.total.on(pool)]
    const [readOne, readDue] = [statements.one.on(pool), statements.due.on(pool)]
    return {
      facts: async (about: RowOf<About>) => (await readFacts(about))[0],
      insert: (order: New) => write({ order: JSON.stringify(order) }),
      page: async (wanted: RowOf<Wanted>, slice: RowOf<typeof onePage>) => {
        const [rows, [all]] = await Promise.all([
          readPage({ ...wanted, ...slice } as RowOf<Wanted & typeof onePage>),
          readTotal(wanted),
        ])
        return { rows, total: all?.total ?? 0 }
      },
      one: async ({ id, by: { customer } }: OwnOrder, now: Date) => (await readOne({ customer, id, now }))[0],
      due: async ({ id, by: { customer } }: OwnOrder) => (await readDue({ customer, id }))[0],
    }
  }
