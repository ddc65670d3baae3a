import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { useRoutes } from 'react-router'
import { PrefetchContext } from '#ui/link.tsx'
import { PageContext, type PageDelivery } from '#ui/page-context.ts'
import { useStoredCart } from '../features/cart/use-stored-cart.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { routes } from './routes.tsx'
import type { AppStore } from './store.ts'

const nothing = () => {}

function Routes() {
  useStoredCart()
  return useRoutes(routes)
}

type Props = {
  store: AppStore
  page: PageDelivery
  prefetch?: (path: string) => void
  router: (children: ReactNode) => ReactNode
}

export function App({ store, page, prefetch = nothing, router }: Props) {
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <Provider store={store}>
        <PageContext value={page}>
          <PrefetchContext value={prefetch}>{router(<Routes />)}</PrefetchContext>
        </PageContext>
      </Provider>
    </ErrorBoundary>
  )
}
