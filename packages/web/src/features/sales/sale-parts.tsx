import { spellDay } from '#contract/rules/dates.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Fact } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { Sum, Sums, Total } from '../orders/receipt.tsx'
import { RiderPlates } from '../orders/rider-plates.tsx'

export function SaleDates({ sale: { booking_date, sale_date } }: { sale: Sale }) {
  return (
    <>
      <Fact name="Booking date">{spellDay(booking_date)}</Fact>
      <Fact name="Sale date">{spellDay(sale_date)}</Fact>
    </>
  )
}

/** The booked day was over when the money came. */
export function MovedNote({ sale: { moved_from, booking_date } }: { sale: Sale }) {
  return (
    moved_from && (
      <Note>Your visit was moved to {spellDay(booking_date)}, because the payment arrived after the booked day.</Note>
    )
  )
}

export function SalePeople({ sale: { ridingUsers } }: { sale: Sale }) {
  if (ridingUsers.length === 0) return null
  return (
    <section className="stack sale-people">
      <h2 className="h3">Participants</h2>
      <RiderPlates riders={ridingUsers} />
    </section>
  )
}

export function SaleAmounts({ sale, cut }: { sale: Sale; cut?: boolean }) {
  return (
    <>
      <Sums cut={cut}>
        <Sum name="Subtotal" taka={sale.subtotal} />
        <Sum name="Discount" taka={sale.discount_total} />
        <Sum name={`VAT (${sale.vat_rate}%)`} taka={sale.vat_amount} />
      </Sums>
      <Total name="Total" taka={sale.grand_total} />
      <Sums>
        <Sum name="Paid" taka={sale.paid} />
        <Sum name="Due" taka={sale.due} />
      </Sums>
    </>
  )
}
