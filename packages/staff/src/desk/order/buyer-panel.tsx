import { can } from '#contract/rights.ts'
import { pastelOf } from '#contract/rules/pastel.ts'
import { dialPhone, showPhone } from '#contract/rules/phone.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/desk.ts'
import { useMe } from '../../api/use-me.ts'

export function BuyerPanel({ order: { customer, channel } }: { order: Order }) {
  const { role } = useMe()
  return (
    <Panel title={words.buyer}>
      <PanelBody>
        {customer === null ? (
          <p className="mute">{channel === 'counter' ? words.walkIn : words.buyerErased}</p>
        ) : (
          <>
            <div className="order-buyer">
              <Avatar name={customer.name} pastel={pastelOf(customer.id)} />
              <span>
                <b lang={langOf(customer.name)}>{customer.name}</b>
                <a href={dialPhone(customer.phone)}>{showPhone(customer.phone)}</a>
              </span>
            </div>
            {can(role, 'customers') && (
              <Link className="order-inline" to={`${staffPaths.customers}/${customer.id}`}>
                {words.openCustomer}
              </Link>
            )}
          </>
        )}
      </PanelBody>
    </Panel>
  )
}
