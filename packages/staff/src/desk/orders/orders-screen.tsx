import { useSearchParams } from 'react-router'
import { formatShort } from '#contract/rules/money.ts'
import { pageOf } from '#contract/rules/paging.ts'
import type { OrderRows } from '#contract/schemas/staff-orders.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Sheet } from '#ui/panel.tsx'
import { PastTheEnd } from '#ui/past-the-end.tsx'
import { Loading } from '#ui/state.tsx'
import * as words from '#words/desk.ts'
import { loading } from '#words/frame.ts'
import { next, previous } from '#words/ui.ts'
import { useOrdersQuery } from '../../api/desk-api.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderFilters } from './order-filters.tsx'
import { ordersSearch, withPage } from './orders-search.ts'
import './orders-screen.css'
import { OrdersTable } from './orders-table.tsx'
import { useBranchInAddress } from './use-branch-in-address.ts'

/** Every order is found here, by whatever somebody has of it. */
export function Component() {
  useBranchInAddress()
  const [query] = useSearchParams()
  const orders = useOrdersQuery(ordersSearch(query), { refetchOnMountOrArgChange: true })
  // The rows before stay, paler, until the next are there: nothing jumps while somebody types.
  const shown = orders.currentData ?? (orders.isError ? undefined : orders.data)
  const isOld = orders.isFetching && orders.currentData === undefined
  return (
    <>
      <title>{words.orders}</title>
      <DeskTitle title={words.orders} about={words.ordersAbout} />
      <OrderFilters />
      <div className={isOld ? 'orders__found is-old' : 'orders__found'} aria-busy={isOld}>
        <Loaded
          query={{ ...orders, currentData: shown }}
          loading={<Loading text={loading} />}
          failed={words.ordersFailed}
        >
          {(found) => <Found found={found} query={query} />}
        </Loaded>
      </div>
    </>
  )
}

function Found({ found: { data, meta, more }, query }: { found: OrderRows; query: URLSearchParams }) {
  const to = (page: number): string => `${staffPaths.orders}${withPage(query, page)}`
  const page = pageOf(query.get('page'))
  if (page > meta.last_page) return <PastTheEnd last={meta.last_page} to={to} />
  if (data.length === 0) return <NoOrders />
  const from = (meta.current_page - 1) * meta.per_page + 1
  const total = more ? words.moreThan(formatShort(meta.total)) : formatShort(meta.total)
  return (
    <Sheet label={words.orders}>
      <OrdersTable rows={data} from={withPage(query, page)} />
      <div className="orders__end">
        <span role="status">{words.rowsOf(from, from + data.length - 1, total)}</span>
        <Turn name={previous} icon="caret-left-bold" to={meta.current_page > 1 ? to(meta.current_page - 1) : null} />
        <Turn
          name={next}
          icon="caret-right-bold"
          to={meta.current_page < meta.last_page ? to(meta.current_page + 1) : null}
        />
      </div>
    </Sheet>
  )
}

type TurnProps = { name: string; icon: 'caret-left-bold' | 'caret-right-bold'; to: string | null }

function Turn({ name, icon, to }: TurnProps) {
  if (to === null)
    return (
      <button type="button" className="icon-btn" aria-label={name} disabled>
        <Icon name={icon} />
      </button>
    )
  return (
    <Link className="icon-btn" aria-label={name} to={to}>
      <Icon name={icon} />
    </Link>
  )
}
