import { useCallback } from 'react'
import type { User } from '#contract/schemas/user.ts'
import { focusMain } from '#ui/focus-main.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Loading } from '#ui/state.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/checkout.ts'
import { CartNotices } from '../features/cart/cart-notices.tsx'
import type { CartItem } from '../features/cart/cart-rules.ts'
import { useCart } from '../features/cart/cart-slice.ts'
import { addToCart, emptyCart, takeFromCart, useCartDispatch } from '../features/cart/change-cart.ts'
import { useFreshPrices } from '../features/cart/use-fresh-prices.ts'
import { askBranches, useBranchesQuery } from '../features/catalogue/branches-api.ts'
import { askProducts, useProductsQuery } from '../features/catalogue/products-api.ts'
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx'
import { readDraft, TICKETS } from '../features/checkout/draft.ts'
import { NothingToBuy } from '../features/checkout/nothing-to-buy.tsx'
import { TicketForm } from '../features/checkout/ticket-form.tsx'
import { parseTicketDraft } from '../features/checkout/ticket-order.ts'
import { useBusinessInfo, useSettingsQuery } from '../features/content/business-api.ts'
import { PageHead } from '../features/content/page-head.tsx'
import { ticketPath } from '../features/sales/sale-paths.ts'
import { usePlaceSaleMutation } from '../features/sales/sales-api.ts'
import { WaitingOrder } from '../features/sales/waiting-order.tsx'
import { useAuth } from '../features/session/auth.ts'

export const queries = () => [askProducts(), askBranches()]

/** What is charged is what the server says now, so prices are asked for anew. */
const FRESH = { refetchOnMountOrArgChange: true }
const waiting = <Loading text={app.loading} />

function Order({ user, items }: { user: User; items: CartItem[] }) {
  const dispatch = useCartDispatch()
  const [send] = usePlaceSaleMutation()
  const [settings, branches, products] = [
    useSettingsQuery(undefined, FRESH),
    useBranchesQuery(),
    useProductsQuery(undefined, FRESH),
  ]
  useFreshPrices(products.currentData?.data)
  const last = items.length === 1 && items[0]?.quantity === 1
  const less = useCallback(
    (id: number) => {
      if (last) focusMain()
      dispatch(takeFromCart(id))
    },
    [last, dispatch],
  )
  const more = useCallback((line: CartItem) => dispatch(addToCart(line)), [dispatch])
  const info = useBusinessInfo()
  const hours = info?.opening_hours_en ?? info?.opening_hours ?? null
  return (
    <Loaded query={settings} loading={waiting} failed={words.vatFailed}>
      {({ data: { vat_rate } }) => (
        <Loaded query={branches} loading={waiting} failed={words.branchesFailed}>
          {({ data }) => (
            <TicketForm
              user={user}
              lines={items}
              branches={data}
              vatRate={vat_rate}
              send={send}
              onLess={less}
              onMore={more}
              hours={hours}
              onLeave={() => dispatch(emptyCart())}
              orderAt={ticketPath}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function EmptyCart({ user }: { user: User }) {
  const { order } = readDraft(user.id, TICKETS, parseTicketDraft)
  return <NothingToBuy>{order && <WaitingOrder id={order.id} />}</NothingToBuy>
}

export function Component() {
  const { user } = useAuth()
  const { items, read } = useCart()
  if (!user) return null
  return (
    <CheckoutFrame title={words.ticketTitle}>
      <PageHead title={words.ticketTitle} />
      <CartNotices />
      {!read ? (
        waiting
      ) : items.length > 0 ? (
        <Order key={user.id} user={user} items={items} />
      ) : (
        <EmptyCart user={user} />
      )}
    </CheckoutFrame>
  )
}
