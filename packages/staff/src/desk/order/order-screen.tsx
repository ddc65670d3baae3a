import { useState } from 'react'
import { useParams } from 'react-router'
import type { Order, Refund } from '#contract/schemas/staff-orders.ts'
import { Empty, Failure, Loading } from '#ui/state.tsx'
import { nothingHere, loading } from '#words/frame.ts'
import * as words from '#words/desk.ts'
import { bodyOf } from '../../api/api.ts'
import { type OrderName, useOrderQuery } from '../../api/desk-api.ts'
import { AttemptsPanel } from './attempts-panel.tsx'
import { BuyerPanel } from './buyer-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { OrderDialogs } from './order-dialogs.tsx'
import { OrderHead } from './order-head.tsx'
import './order-screen.css'
import { PeoplePanel } from './people-panel.tsx'
import { RefundsPanel } from './refunds-panel.tsx'

/** What is asked on top of the page; one at a time. A refund is one that has to go back another way. */
export type Asked = 'people' | 'order' | 'unpaid' | 'move' | 'names' | 'extend' | { otherWay: Refund } | null

/** One order, as the address names it. */
export function Component() {
  const { kind, id } = useParams()
  const order = { kind, id: Number(id) } as OrderName
  const isName = (kind === 'tickets' || kind === 'memberships') && Number.isSafeInteger(order.id)
  return isName ? <Known key={`${kind} ${id}`} order={order} /> : <Empty text={nothingHere} />
}

/** What is shown stays while it is asked for anew, and when that fails. */
function Known({ order }: { order: OrderName }) {
  const { data, error, isFetching, refetch } = useOrderQuery(order, { refetchOnMountOrArgChange: true })
  if (data) return <Page order={data} />
  if (!error || isFetching) return <Loading text={loading} />
  const isNone = ['not_found', 'invalid'].includes(bodyOf(error).code ?? '')
  return isNone ? <Empty text={nothingHere} /> : <Failure text={words.orderFailed} onRetry={() => void refetch()} />
}

function Page({ order }: { order: Order }) {
  const [asked, ask] = useState<Asked>(null)
  return (
    <>
      <title>{order.invoice_number}</title>
      <OrderHead order={order} onAsk={ask} />
      <div className="order">
        <div>
          <PeoplePanel order={order} onNames={() => ask('names')} />
          <AttemptsPanel order={order} />
          <RefundsPanel order={order} onOtherWay={(otherWay) => ask({ otherWay })} />
          <HistoryPanel order={order} />
        </div>
        <div>
          <MoneyPanel order={order} />
          <BuyerPanel order={order} />
          <NotesPanel order={order} />
        </div>
      </div>
      <OrderDialogs order={order} asked={asked} onClose={() => ask(null)} />
    </>
  )
}
