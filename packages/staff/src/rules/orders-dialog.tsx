import { useState } from 'react'
import { formatExact } from '#contract/rules/money.ts'
import { showPhone } from '#contract/rules/phone.ts'
import type { HitOrder } from '#contract/schemas/staff-days.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { showDay } from '#words/dates.ts'
import { loading } from '#words/frame.ts'
import * as words from '#words/rules-days.ts'
import { spanWords } from './day-words.ts'
import { type Span, useHitOrdersQuery } from './days-api.ts'

const columns: Column<HitOrder>[] = [
  {
    name: words.buyer,
    corner: 'a',
    cell: ({ buyer, phone }) => (
      <span className="day-buyer">
        <b lang={langOf(buyer)}>{buyer}</b>
        {phone && <a href={`tel:${phone}`}>{showPhone(phone)}</a>}
      </span>
    ),
  },
  { name: words.sumHead, corner: 'b', cell: ({ sum }) => <span className="num">Tk {formatExact(sum)}</span> },
  {
    name: words.invoice,
    corner: 'c',
    cell: ({ invoice_number, day }) => (
      <span className="day-buyer">
        <span>{invoice_number}</span>
        <small>{showDay(day)}</small>
      </span>
    ),
  },
  { name: words.peopleHead, corner: 'd', cell: ({ people }) => <span className="num">{people}</span> },
]

/** Who has booked these days: nobody is moved or refunded by closing alone, so somebody has to call them. */
export function OrdersDialog({ span, onClose }: { span: Span | null; onClose: () => void }) {
  return (
    <Dialog open={span !== null} title={span ? words.listTitle(spanWords(span)) : ''} onClose={onClose}>
      {span && <Orders span={span} />}
    </Dialog>
  )
}

function Orders({ span }: { span: Span }) {
  const [page, setPage] = useState(1)
  const orders = useHitOrdersQuery({ ...span, page }, { refetchOnMountOrArgChange: true })
  return (
    <>
      <p className="day-about">{words.listAbout}</p>
      <Loaded query={orders} loading={<Loading text={loading} />} failed={words.listFailed}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <Empty text={words.listEmpty} />
          ) : (
            <>
              <Table
                caption={words.listTitle(spanWords(span))}
                columns={columns}
                rows={data}
                keyOf={({ invoice_number }) => invoice_number}
              />
              {meta.last_page > 1 && (
                <div className="day-acts">
                  <Button kind="soft" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {words.previous}
                  </Button>
                  <span className="num">{words.ofMost(page, meta.last_page)}</span>
                  <Button kind="soft" size="sm" disabled={page >= meta.last_page} onClick={() => setPage(page + 1)}>
                    {words.next}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </>
  )
}
