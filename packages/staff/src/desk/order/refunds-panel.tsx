import { formatExact } from '#contract/rules/money.ts'
import type { RefundStatus } from '#contract/rules/refund.ts'
import type { Order, Refund } from '#contract/schemas/staff-orders.ts'
import { Button } from '#ui/button.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/desk.ts'
import { useAskRefundAgainMutation } from '../../api/desk-api.ts'
import { useShowWhen } from '../../api/use-show-when.ts'
import { Happened, Timeline } from '../timeline.tsx'
import { isDueAgain } from './refund-choice.ts'
import { useOrderAct } from './use-order-act.tsx'

const looks: Record<RefundStatus, { icon: IconName; kind: 'ok' | 'warn' | 'bad' | 'info' }> = {
  asking: { icon: 'clock-fill', kind: 'warn' },
  under_way: { icon: 'clock-fill', kind: 'info' },
  refunded: { icon: 'check-bold', kind: 'ok' },
  handed_out: { icon: 'check-bold', kind: 'ok' },
  refused: { icon: 'x-bold', kind: 'bad' },
  cancelled: { icon: 'x-bold', kind: 'bad' },
}

const factsOf = ({ credit_note, vat, way, reference, refund_ref_id, reason, by, approved_by }: Refund): string =>
  [
    credit_note,
    words.ofItVat(formatExact(vat)),
    words.ways[way],
    reference,
    refund_ref_id && words.refundRef(refund_ref_id),
    reason,
    approved_by ? words.byWithApproval(by.name, approved_by.name) : words.by(by.name),
  ]
    .filter(Boolean)
    .join(' · ')

function AskAgain({ refund }: { refund: Refund }) {
  const [askAgain] = useAskRefundAgainMutation()
  const { act, busy, errors, pads } = useOrderAct()
  return (
    <>
      {errors['root'] && (
        <Note kind="bad" role="alert">
          {errors['root']}
        </Note>
      )}
      <Button
        kind="soft"
        size="sm"
        busy={busy}
        onClick={() => void act((approval) => askAgain({ id: refund.id, approval }))}
      >
        {words.askAgain}
      </Button>
      {pads}
    </>
  )
}

type Props = { order: Order; onOtherWay: (refund: Refund) => void }

function One({ refund, order, onOtherWay }: Props & { refund: Refund }) {
  const show = useShowWhen()
  const { icon, kind } = looks[refund.status]
  return (
    <Happened icon={<Icon name={icon} />} kind={kind} time={show(refund.at)}>
      <p>
        <b>{words.refundStates(refund.status, refund.refusal)}</b> ·{' '}
        <span className="order-sum">Tk {formatExact(refund.amount)}</span>
      </p>
      <small>{factsOf(refund)}</small>
      {refund.status === 'asking' && order.can.refund_by_gateway && <AskAgain refund={refund} />}
      {isDueAgain(refund, order) && (
        <Button kind="soft" size="sm" onClick={() => onOtherWay(refund)}>
          {words.otherWay}
        </Button>
      )}
    </Happened>
  )
}

export function RefundsPanel({ order, onOtherWay }: Props) {
  if (order.refunds.length === 0) return null
  return (
    <Panel title={words.refunds} count={order.refunds.length}>
      <PanelBody>
        <Timeline>
          {order.refunds.toReversed().map((refund) => (
            <One key={refund.id} refund={refund} order={order} onOtherWay={onOtherWay} />
          ))}
        </Timeline>
      </PanelBody>
    </Panel>
  )
}
