import { configureStore } from '@reduxjs/toolkit'
import { api, type ApiRequest, fetchedBefore, type FetchedState, type Transport } from '../api/api.ts'
import { cartReducer } from '../features/cart/cart-slice.ts'
import { authReducer } from '../features/session/auth.ts'

export const makeStore = (request: ApiRequest, fetched?: FetchedState) =>
  configureStore({
    reducer: { auth: authReducer, cart: cartReducer, [api.reducerPath]: api.reducer },
    preloadedState: fetched && { [api.reducerPath]: fetchedBefore(fetched) },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { request } satisfies Transport } }).concat(api.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>
