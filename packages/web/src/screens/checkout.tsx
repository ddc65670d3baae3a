import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Loaded } from '#ui/loaded.tsx'
import { Loading } from '#ui/state.tsx'
import { toast } from '#ui/toast.ts'
import * as app from '#words/app.ts'
import * as cart from '#words/cart.ts'
import * as words from '#words/checkout.ts'
import { useCart } from '../features/cart/cart-slice.ts'
import { putInCart, useCartDispatch } from '../features/cart/change-cart.ts'
import { readQuickItems, sayLeftOut } from '../features/cart/quick-items.ts'
import { askProducts, useProductsQuery } from '../features/catalogue/products-api.ts'
import { PageHead } from '../features/content/page-head.tsx'

export const queries = () => [askProducts()]

/** Puts what the link names into the cart, and goes on from there; Back does not lead here again. */
function useQuickPath(products: ReturnType<typeof useProductsQuery>): void {
  const dispatch = useCartDispatch()
  const navigate = useNavigate()
  const { items, read } = useCart()
  const named = useSearchParams()[0].get('items')
  const sold = products.currentData?.data
  const done = useRef(false)
  useEffect(() => {
    if (done.current || !read || (named !== null && sold === undefined)) return
    done.current = true
    const quick = readQuickItems(named ?? '', sold ?? [])
    if (quick.leftOut.length > 0) toast.bad(sayLeftOut(quick.leftOut))
    if (quick.items.length > 0) dispatch(putInCart(quick.items))
    const filled = items.length + quick.items.length > 0
    void navigate(filled ? paths.ticketCheckout : paths.tickets, { replace: true })
  }, [read, named, sold, items, dispatch, navigate])
}

export function Component() {
  const products = useProductsQuery()
  useQuickPath(products)
  return (
    <div className="page-head wrap wrap--text">
      <PageHead title={words.title} />
      <Loaded query={products} loading={<Loading text={app.loading} />} failed={cart.failed}>
        {() => <Loading text={app.loading} />}
      </Loaded>
    </div>
  )
}
