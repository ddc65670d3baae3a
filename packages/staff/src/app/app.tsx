import { Provider } from 'react-redux'
import { BrowserRouter, useRoutes } from 'react-router'
import { makeStore } from '../api/store.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { NewVersion } from './new-version.tsx'
import { routes } from './routes.tsx'
import { Broken } from './states.tsx'

const store = makeStore()

const Screens = () => useRoutes(routes)

export function App() {
  return (
    <ErrorBoundary fallback={<Broken />}>
      <Provider store={store}>
        <NewVersion />
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  )
}
