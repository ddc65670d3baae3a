import { type TicketStatus, ticketStatus } from '#contract/rules/status.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Badge } from '#ui/badge.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { langOf } from '#ui/lang-of.ts'
import { PassQr } from '../orders/pass-qr.tsx'
import './gate-pass.css'
import { MovedNote, SaleDates, SalePeople } from './sale-parts.tsx'
import { paymentWord, ticketWord } from './sale-words.ts'

const words = {
  Active: ['Show this at the gate', 'Turn your screen brightness up'],
  Expired: ['Already used', 'This ticket has been scanned at the gate.'],
  'In-Active': ['Not ready yet', 'Your QR code appears once the order is paid.'],
} as const

function wordsOf(
  { payment_held, payment_pending, payable, due, status: order }: Sale,
  status: TicketStatus,
): readonly [string, string] {
  if (payment_held) return ['Not ready yet', 'Your QR code appears once our staff have checked your payment.']
  if (order === 'cancelled') return ['Cancelled', 'This order was cancelled.']
  return due > 0 && !payable && !payment_pending ? ['Too late', 'This order can no longer be paid.'] : words[status]
}

/** The part that is held up at the gate; faded unless it lets someone in. */
function Code({ sale }: { sale: Sale }) {
  const status = ticketStatus(sale)
  const [title, text] = wordsOf(sale, status)
  return (
    <div className={status === 'Active' ? 'gate-pass__qr' : 'gate-pass__qr is-off'}>
      {sale.pass && <PassQr pass={sale.pass} />}
      <p className="h3">{title}</p>
      <p className="sm">{text}</p>
    </div>
  )
}

export function GatePass({ sale }: { sale: Sale }) {
  const { word, kind } = ticketWord(sale)
  return (
    <div className="gate-pass">
      <div className="gate-pass__in">
        <div className="gate-pass__main">
          <div className="row between">
            <div>
              <p className="sm mute">Invoice number</p>
              <h1 className="num">{sale.invoice_number}</h1>
            </div>
            <Badge kind={kind}>{word}</Badge>
          </div>
          <MovedNote sale={sale} />
          <Facts pairs>
            <SaleDates sale={sale} />
            <Fact name="Branch">
              <span lang={langOf(sale.branch.name)}>{sale.branch.name}</span>
            </Fact>
            <Fact name="Payment">{paymentWord(sale).word}</Fact>
          </Facts>
          <SalePeople sale={sale} />
        </div>
        <Code sale={sale} />
      </div>
    </div>
  )
}
