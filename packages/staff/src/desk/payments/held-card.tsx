import { dialPhone, showPhone } from '#contract/rules/phone.ts'
import type { HeldCase } from '#contract/schemas/staff-payments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/payments.ts'
import { useNow } from '../../api/use-now.ts'
import { BuyerOf, OrderOf } from './case-facts.tsx'
import type { Asked } from './decide-dialog.tsx'
import { sinceThen, titleOf } from './show-case.ts'

type Props = { held: HeldCase; onAsk: ((asked: Asked) => void) | null }

/** The gateway calls it risky: somebody looks at it and decides. */
export function HeldCard({ held, onAsk }: Props) {
  const waits = sinceThen(held.at, useNow(30_000))
  const phone = held.order?.buyer?.phone
  return (
    <Panel
      title={titleOf(held)}
      heard={held.order?.invoice_number ?? held.tran_id}
      action={<Badge kind="warn">{words.onHold(waits)}</Badge>}
    >
      <PanelBody>
        <dl className="payments-facts">
          <dt>{words.order}</dt>
          <dd>
            <OrderOf order={held.order} />
          </dd>
          <dt>{words.buyer}</dt>
          <dd>
            <BuyerOf order={held.order} />
          </dd>
          <dt>{words.why}</dt>
          <dd>{words.risk(held.risk_level, held.risk_title)}</dd>
          <dt>{words.transaction}</dt>
          <dd className="num">{words.proof(held.tran_id, held.val_id)}</dd>
          <dt>{words.waits}</dt>
          <dd>{words.waitsText(waits)}</dd>
        </dl>
        {onAsk && (
          <div className="payments-acts">
            <Button onClick={() => onAsk({ act: 'take', held })}>
              <Icon name="check-bold" />
              {words.takeAsPaid}
            </Button>
            <Button kind="soft" onClick={() => onAsk({ act: 'refuse', held })}>
              {words.giveBack}
            </Button>
            {phone && (
              <a className="btn btn--quiet" href={dialPhone(phone)}>
                <Icon name="phone-fill" />
                {words.call(showPhone(phone))}
              </a>
            )}
          </div>
        )}
      </PanelBody>
    </Panel>
  )
}
