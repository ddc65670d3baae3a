import { ticketStatus } from '#contract/rules/status.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { Badge } from '#ui/badge.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { langOf } from '#ui/lang-of.ts'
import { useToday } from '#ui/use-today.ts'
import * as orders from '#words/orders.ts'
import * as passes from '#words/passes.ts'
import * as words from '#words/sales.ts'
import { PassActs } from '../orders/pass-acts.tsx'
import { PassCode } from '../orders/pass-code.tsx'
import { inWords, passState } from '../orders/pass-words.ts'
import './gate-pass.css'
import { MovedNote, SaleDates, SalePeople } from './sale-parts.tsx'
import { cancelledWords, paymentWord, ticketWord } from './sale-words.ts'

/** Why there is no code to hold up yet, or any more. */
function whyNot({ payment_held, payment_pending, payable, due, status }: Sale): [string, string] {
  if (payment_held) return [words.notReady, words.heldText]
  if (status === 'cancelled') return [passes.cancelled, passes.orderCancelled]
  if (due > 0 && !payable && !payment_pending) return [words.tooLate, words.tooLateText]
  return [words.notReady, words.notReadyText]
}

function NoCode({ sale }: { sale: Sale }) {
  const [title, text] = whyNot(sale)
  return (
    <>
      <p className="h3">{title}</p>
      <p className="sm">{text}</p>
    </>
  )
}

type Props = { sale: Sale; info: BusinessInfo | null }

export function GatePass({ sale, info }: Props) {
  const { word, kind } = ticketWord(sale)
  const today = useToday()
  const isOpen = ticketStatus(sale) === 'active' || (sale.pass !== null && passState(sale.pass, today) === 'back')
  return (
    <div className="gate-pass">
      <div className="gate-pass__in">
        <div className="gate-pass__main">
          <div className="row between">
            <div>
              <p className="sm mute">{orders.invoiceNumber}</p>
              <h1 className="num">{sale.invoice_number}</h1>
            </div>
            <Badge kind={kind}>{word}</Badge>
          </div>
          {sale.pass && sale.status !== 'cancelled' && inWords(sale.pass) && <p role="status">{inWords(sale.pass)}</p>}
          {sale.pass && sale.status === 'cancelled' && <p role="status">{cancelledWords(sale)}</p>}
          <MovedNote sale={sale} />
          <Facts pairs>
            <SaleDates sale={sale} />
            <Fact name={words.branch}>
              <span lang={langOf(sale.branch.name)}>{sale.branch.name}</span>
            </Fact>
            <Fact name={orders.payment}>{paymentWord(sale).word}</Fact>
          </Facts>
          {sale.pass && <PassActs pass={sale.pass} info={info} />}
          <SalePeople sale={sale} />
        </div>
        <div className={isOpen ? 'gate-pass__qr' : 'gate-pass__qr is-off'}>
          {sale.pass ? <PassCode pass={sale.pass} centre={info?.name} /> : <NoCode sale={sale} />}
        </div>
      </div>
    </div>
  )
}
