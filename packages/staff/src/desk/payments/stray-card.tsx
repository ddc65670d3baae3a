import type { StrayCase } from '#contract/schemas/staff-payments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/payments.ts'
import { useShowWhen } from '../../api/use-show-when.ts'
import { BuyerOf, OrderOf } from './case-facts.tsx'
import type { Asked } from './decide-dialog.tsx'
import { titleOf } from './show-case.ts'

type Props = { stray: StrayCase; onAsk: ((asked: Asked) => void) | null }

/** The gateway holds money that settles no order: it goes back, is kept, or pays for another one. */
export function StrayCard({ stray, onAsk }: Props) {
  return (
    <Panel
      title={titleOf(stray)}
      heard={stray.order?.invoice_number ?? stray.tran_id}
      action={<StrayBadge reason={stray.reason} />}
    >
      <PanelBody>
        <StrayFacts stray={stray} />
        {stray.usable.map((order) => (
          <Note key={`${order.kind} ${order.id}`} kind="ok">
            {words.usable} <b>{order.invoice_number}</b>, {order.what}.
          </Note>
        ))}
        {stray.bank_tran_id === null && <Note kind="warn">{words.onlyInPanel(stray.tran_id)}</Note>}
        {onAsk && <StrayActs stray={stray} onAsk={onAsk} />}
      </PanelBody>
    </Panel>
  )
}

function StrayBadge({ reason }: Pick<StrayCase, 'reason'>) {
  if (reason === 'already_paid') return <Badge kind="info">{words.strayBadges.twice}</Badge>
  if (reason === 'order_expired' || reason === 'order_cancelled')
    return <Badge kind="bad">{words.strayBadges.charged}</Badge>
  return <Badge kind="warn">{words.strayBadges.other}</Badge>
}

function StrayFacts({ stray }: { stray: StrayCase }) {
  const show = useShowWhen()
  const { order, reason, at, ended_at, bank_tran_id } = stray
  const why = words.reasons[reason](order?.invoice_number ?? words.noOrder, show(at), ended_at ? show(ended_at) : '')
  return (
    <dl className="payments-facts">
      <dt>{words.from}</dt>
      <dd>
        <BuyerOf order={order} />
      </dd>
      {order && (
        <>
          <dt>{words.order}</dt>
          <dd>
            <OrderOf order={order} />
          </dd>
        </>
      )}
      <dt>{words.why}</dt>
      <dd>{why}</dd>
      <dt>{words.came}</dt>
      <dd>{show(at)}</dd>
      <dt>{words.transaction}</dt>
      <dd className="num">{stray.tran_id}</dd>
      {bank_tran_id !== null && (
        <>
          <dt>{words.bank}</dt>
          <dd className="num">{bank_tran_id}</dd>
        </>
      )}
    </dl>
  )
}

function StrayActs({ stray, onAsk }: { stray: StrayCase; onAsk: (asked: Asked) => void }) {
  return (
    <div className="payments-acts">
      {stray.usable.map((order) => (
        <Button key={`${order.kind} ${order.id}`} onClick={() => onAsk({ act: 'use', stray, order })}>
          <Icon name="check-bold" />
          {words.payFor(order.invoice_number)}
        </Button>
      ))}
      {stray.bank_tran_id !== null && (
        <Button kind="soft" onClick={() => onAsk({ act: 'return', stray })}>
          {words.giveBack}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onAsk({ act: 'keep', stray })}>
        {words.keep}
      </Button>
    </div>
  )
}
