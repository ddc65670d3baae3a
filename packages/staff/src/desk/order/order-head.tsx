import { useLocation } from 'react-router'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk.ts'
import { useResendMessageMutation } from '../../api/desk-api.ts'
import { useShowWhen } from '../../api/use-show-when.ts'
import { StateBadge } from '../state-badge.tsx'
import type { Asked } from './order-screen.tsx'
import { useOrderAct } from './use-order-act.tsx'

/** Back to the search they came from. */
function Back() {
  const { state } = useLocation()
  const from = (state as { from?: unknown } | null)?.from
  return (
    <Link className="order-back" to={`${staffPaths.orders}${typeof from === 'string' ? from : ''}`}>
      <Icon name="arrow-left-bold" />
      {words.orders}
    </Link>
  )
}

/** When and where, and how many are in; of what is not paid, until when it is kept. */
function useAbout({ kind, branch, booking_date, places, expires_at, ...order }: Order): string {
  const today = useToday()
  const show = useShowWhen()
  const there = places.filter(({ state }) => state !== 'cancelled')
  const came = there.filter(({ state }) => state !== 'open').length
  const when = booking_date === today ? words.today : showDay(booking_date)
  const what =
    kind === 'tickets'
      ? words.at(when, branch?.name ?? '')
      : words.membershipFor(order.package ?? '', showDay(order.start_date), showDay(order.end_date))
  if (expires_at !== null) return words.joined(what, words.keptUntil(show(expires_at)))
  return there.length > 0 ? words.joined(what, words.areIn(came, there.length)) : what
}

function Resend({ order }: { order: Order }) {
  const [resend] = useResendMessageMutation()
  const { act, busy, errors, pads } = useOrderAct()
  return (
    <>
      <Button kind="soft" className="order-do" busy={busy} onClick={() => void act(() => resend({ order }))}>
        <Icon name="chat-text-fill" />
        {words.sendAgain}
      </Button>
      {errors['root'] && (
        <Note kind="bad" role="alert">
          {errors['root']}
        </Note>
      )}
      {pads}
    </>
  )
}

type Props = { order: Order; onAsk: (what: Asked) => void }

/** Only what would work has a button. */
function Acts({ order, onAsk }: Props) {
  const { can, kind, paid, places, receipt_url } = order
  const isTickets = kind === 'tickets'
  const open = places.filter(({ state }) => state === 'open').length
  const isWhole = open === places.filter(({ state }) => state !== 'cancelled').length
  return (
    <>
      {can.resend && <Resend order={order} />}
      {can.move && (
        <Button kind="soft" className="order-do" onClick={() => onAsk('move')}>
          <Icon name="calendar-fill" />
          {words.moveVisit}
        </Button>
      )}
      {can.extend && (
        <Button kind="soft" className="order-do" onClick={() => onAsk('extend')}>
          <Icon name="calendar-fill" />
          {words.extend}
        </Button>
      )}
      {paid > 0 && (can.cancel || can.refund_at_most > 0) && (
        <Button kind="soft" className="order-do" onClick={() => onAsk('people')}>
          <DeskIcon name="arrow-u-up-left-bold" />
          {isTickets && can.cancel ? words.cancelPeople : words.giveBack}
        </Button>
      )}
      {can.cancel && (paid === 0 || (isTickets && isWhole && open > 1)) && (
        <Button kind="quietbad" className="order-do" onClick={() => onAsk(paid > 0 ? 'order' : 'unpaid')}>
          {words.cancelOrder}
        </Button>
      )}
      {receipt_url && (
        <a className="icon-btn" href={receipt_url} target="_blank" rel="noreferrer" aria-label={words.receipt}>
          <DeskIcon name="printer-fill" />
        </a>
      )}
    </>
  )
}

export function OrderHead({ order, onAsk }: Props) {
  const about = useAbout(order)
  return (
    <>
      <Back />
      <DeskTitle
        title={order.invoice_number}
        about={
          <span className="order-about">
            <StateBadge state={order.state} />
            <span>{about}</span>
          </span>
        }
      >
        <Acts order={order} onAsk={onAsk} />
      </DeskTitle>
    </>
  )
}
