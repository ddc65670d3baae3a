import { paths } from '#contract/paths.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty } from '#ui/state.tsx'
import * as words from '#words/cart.ts'
import { ticketsDescription } from '#words/pages.ts'
import { CartDock } from '../features/cart/cart-dock.tsx'
import { CartNotices } from '../features/cart/cart-notices.tsx'
import { TicketGrid, TicketsLoading } from '../features/cart/ticket-grid.tsx'
import { useFreshPrices } from '../features/cart/use-fresh-prices.ts'
import { askProducts, useProductsQuery } from '../features/catalogue/products-api.ts'
import { TicketOffers } from '../features/catalogue/ticket-offers.tsx'
import { askSettings, useSettingsQuery } from '../features/content/business-api.ts'
import { OpenNow } from '../features/content/open-now.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import './tickets.css'

export const queries = () => [askProducts(), askSettings()]

function Tickets({ vatRate }: { vatRate: number | undefined }) {
  const products = useProductsQuery()
  useFreshPrices(products.currentData?.data)
  return (
    <Loaded query={products} loading={<TicketsLoading />} failed={words.failed}>
      {({ data }) =>
        data.length === 0 ? <Empty text={words.none} /> : <TicketGrid tickets={data} vatRate={vatRate} />
      }
    </Loaded>
  )
}

export function Component() {
  // The prices stand without it.
  const vatRate = useSettingsQuery().data?.data.vat_rate
  return (
    <>
      <PageHead title={words.title} description={ticketsDescription} path={paths.tickets} />
      <TicketOffers />
      <div className="page-head page-head--awning">
        <div className="awning" aria-hidden="true" />
        <div className="wrap head head--center">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <OpenNow />
        </div>
      </div>
      <div className="wrap">
        <CartNotices />
        <Tickets vatRate={vatRate} />
      </div>
      <CartDock vatRate={vatRate} />
    </>
  )
}
