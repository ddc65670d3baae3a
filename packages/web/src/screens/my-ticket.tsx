import { type Params, useParams } from 'react-router'
import { paths } from '../app/paths.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { GatePass } from '../features/sales/gate-pass.tsx'
import { MissingSale } from '../features/sales/missing-sale.tsx'
import { saleIdOf } from '../features/sales/sale-paths.ts'
import { SaleOrder } from '../features/sales/sale-order.tsx'
import { askSale, useSaleQuery } from '../features/sales/sales-api.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/state.tsx'

export const queries = ({ params }: { params: Params }) => {
  const id = saleIdOf(params['saleId'])
  return id === null ? [] : [askSale(id)]
}

function Ticket({ id }: { id: number }) {
  const { currentData, isFetching, isError, refetch } = useSaleQuery(id, { refetchOnMountOrArgChange: true })
  if (currentData === undefined) return isError && !isFetching ? <MissingSale onRetry={() => void refetch()} /> : <Loading text="Loading..." />
  return (
    <>
      <GatePass sale={currentData.data} />
      <SaleOrder sale={currentData.data} />
    </>
  )
}

export function Component() {
  const id = saleIdOf(useParams()['saleId'])
  return (
    <>
      <PageHead title="Ticket" />
      <Link className="link" to={paths.myTickets}>
        <Icon name="arrow-left-bold" />
        Tickets
      </Link>
      {id === null ? <MissingSale onRetry={() => location.reload()} /> : <Ticket key={id} id={id} />}
    </>
  )
}
