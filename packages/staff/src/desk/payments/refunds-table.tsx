import type { RefundCase } from '#contract/schemas/staff-payments.ts'
import { orderPath } from '#contract/staff-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/panel.tsx'
import { type Column, Table } from '#ui/table.tsx'
import * as words from '#words/payments.ts'
import { useNow } from '../../api/use-now.ts'
import { sinceThen, sumOf } from './show-case.ts'
import { useAskRefund } from './use-ask-refund.tsx'

type Props = { rows: RefundCase[]; mayAsk: boolean; onSaid: (said: string) => void }

/** Money on its way back: how far the bank is, and what to do where it does not move. */
export function RefundsTable({ rows, mayAsk, onSaid }: Props) {
  const now = useNow(30_000)
  const { ask, asking, pad } = useAskRefund(onSaid)
  const columns = columnsOf((row) => ({ now, mayAsk, isAsking: asking === keyOf(row), onAsk: () => void ask(row) }))
  return (
    <Sheet label={words.lists.refunds}>
      <Table caption={words.lists.refunds} columns={columns} rows={rows} keyOf={keyOf} />
      {pad}
    </Sheet>
  )
}

type Act = { now: Date; mayAsk: boolean; isAsking: boolean; onAsk: () => void }

const columnsOf = (actOn: (row: RefundCase) => Act): Column<RefundCase>[] => [
  { name: words.creditNote, corner: 'a', cell: creditNote },
  { name: words.order, corner: 'c', cell: orderLink },
  { name: words.way, corner: 'x', cell: ({ method, way }) => method ?? words.ways[way] },
  { name: words.amount, corner: 'b', align: 'end', cell: (row) => <b className="num">{sumOf(row)}</b> },
  { name: words.state, corner: 'd', align: 'start', cell: (row) => <State row={row} /> },
  { name: words.actions, corner: 'e', unseen: true, cell: (row) => actOf(row, actOn(row)) },
]

const keyOf = ({ of, id }: RefundCase): string => `${of} ${id}`

const creditNote = ({ credit_note }: RefundCase) =>
  credit_note === null ? <span className="mute">{words.none}</span> : <b>{credit_note}</b>

const orderLink = ({ order, tran_id }: RefundCase) =>
  order === null ? tran_id : <Link to={orderPath(order.kind, order.id)}>{order.invoice_number}</Link>

const kinds = { asking: 'warn', under_way: 'info', refunded: 'ok', handed_out: 'ok', cancelled: 'bad' } as const

function State({ row: { status, refusal } }: { row: RefundCase }) {
  if (status === 'refused') return <Badge kind="bad">{words.refusedBecause(refusal)}</Badge>
  return <Badge kind={kinds[status]}>{words.refundStates[status]}</Badge>
}

function actOf(row: RefundCase, { now, mayAsk, isAsking, onAsk }: Act) {
  const { status, asked_at, order } = row
  if (status === 'asking' && mayAsk)
    return (
      <Button kind="soft" size="sm" busy={isAsking} onClick={onAsk}>
        {words.askAgain}
        <span className="vh"> {order?.invoice_number ?? row.tran_id}</span>
      </Button>
    )
  if ((status === 'refused' || status === 'cancelled') && mayAsk && order)
    return (
      <ButtonLink kind="soft" size="sm" to={orderPath(order.kind, order.id)}>
        {words.otherWay}
        <span className="vh"> {order.invoice_number}</span>
      </ButtonLink>
    )
  return asked_at === null ? null : words.askedAgo(sinceThen(asked_at, now))
}
