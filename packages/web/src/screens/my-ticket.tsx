import { useParams } from 'react-router'
import { idOf, paths } from '#contract/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Loading } from '#ui/state.tsx'
import { loading } from '#words/app.ts'
import * as words from '#words/sales.ts'
import { useBusinessInfo } from '../features/content/business-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { MissingOrder } from '../features/orders/missing-order.tsx'
import { GatePass } from '../features/sales/gate-pass.tsx'
import { SaleOrder } from '../features/sales/sale-order.tsx'
import { saleQueries, useSaleQuery } from '../features/sales/sales-api.ts'

export const queries = saleQueries

function Ticket({ id }: { id: number }) {
  const info = useBusinessInfo()
  const { currentData, isFetching, isError, refetch } = useSaleQuery(id, { refetchOnMountOrArgChange: true })
  if (currentData === undefined)
    return isError && !isFetching ? <MissingOrder onRetry={() => void refetch()} /> : <Loading text={loading} />
  return (
    <>
      <GatePass sale={currentData.data} info={info} />
      <SaleOrder sale={currentData.data} />
    </>
  )
}

export function Component() {
  const id = idOf(useParams()['saleId'])
  return (
    <>
      <PageHead title={words.titleOne} />
      <Link className="link" to={paths.myTickets}>
        <Icon name="arrow-left-bold" />
        {words.title}
      </Link>
      {id === null ? <MissingOrder onRetry={() => location.reload()} /> : <Ticket key={id} id={id} />}
    </>
  )
}
