import { paths } from '#contract/paths.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Empty } from '#ui/state.tsx'
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
    <Loaded query={products} loading={<TicketsLoading />} failed="Failed to load tickets.">
      {({ data }) =>
        data.length === 0 ? (
          <Empty text="No tickets on sale right now." />
        ) : (
          <TicketGrid tickets={data} vatRate={vatRate} />
        )
      }
    </Loaded>
  )
}

export function Component() {
  // The prices stand without it.
  const vatRate = useSettingsQuery().data?.data.vat_rate
  return (
    <>
      <PageHead
        title="Ticket Pricing"
        description="Day tickets for children and grown-ups, with their prices in Taka: pick your tickets, choose the day and come to play."
        path={paths.tickets}
      />
      <TicketOffers />
      <div className="page-head page-head--awning">
        <div className="awning" aria-hidden="true" />
        <div className="wrap head head--center">
          <h1>Ticket Pricing</h1>
          <p className="lead">Pick your tickets, choose the day, and come hungry for fun.</p>
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
