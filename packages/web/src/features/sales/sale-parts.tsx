import type { Sale } from '#contract/schemas/sale.ts'
import { Fact } from '#ui/facts.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Note } from '#ui/note.tsx'
import { spellDay } from '#words/dates.ts'
import * as orders from '#words/orders.ts'
import * as words from '#words/sales.ts'
import { Sum, Sums, Total } from '../orders/receipt.tsx'
import { RiderPlates } from '../orders/rider-plates.tsx'

export function SaleDates({ sale: { booking_date, sale_date } }: { sale: Sale }) {
  return (
    <>
      <Fact name={words.bookingDate}>{spellDay(booking_date)}</Fact>
      <Fact name={words.saleDate}>{spellDay(sale_date)}</Fact>
    </>
  )
}

/** The booked day was over when the money came. */
export function MovedNote({ sale: { moved_from, booking_date, closed } }: { sale: Sale }) {
  return (
    <>
      {moved_from && <Note>{words.movedTo(spellDay(booking_date))}</Note>}
      {closed && (
        <Note kind="warn">
          <span lang={langOf(closed)}>{closed}</span>
        </Note>
      )}
    </>
  )
}

export function SalePeople({ sale: { ridingUsers } }: { sale: Sale }) {
  if (ridingUsers.length === 0) return null
  return (
    <section className="stack sale-people">
      <h2 className="h3">{orders.participants}</h2>
      <RiderPlates riders={ridingUsers} />
    </section>
  )
}

export function SaleAmounts({ sale, cut }: { sale: Sale; cut?: boolean }) {
  return (
    <>
      <Sums cut={cut}>
        <Sum name={words.subtotal} taka={sale.subtotal} />
        <Sum name={words.discount} taka={sale.discount_total} />
        <Sum name={words.vat(sale.vat_rate)} taka={sale.vat_amount} />
      </Sums>
      <Total name={orders.total} taka={sale.grand_total} />
      <Sums>
        <Sum name={orders.paid} taka={sale.paid} />
        <Sum name={orders.due} taka={sale.due} />
        {sale.refunded > 0 && <Sum name={orders.refunded} taka={sale.refunded} />}
      </Sums>
    </>
  )
}
