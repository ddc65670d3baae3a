import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { api } from './api.ts'
import { keepBranch, keptBranch } from './kept.ts'
import { sessionSlice } from './session-slice.ts'

/** Which branch the desk looks at; null is all of one's own. */
const deskSlice = createSlice({
  name: 'desk',
  initialState: () => ({ branch: keptBranch() }),
  reducers: { chosen: (state, { payload }: PayloadAction<number | null>) => void (state.branch = payload) },
})

export function makeStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionSlice.reducer, desk: deskSlice.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  })
  setupListeners(store.dispatch)
  return store
}

type Store = ReturnType<typeof makeStore>
type State = ReturnType<Store['getState']>

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<State>()

export function useBranch(): [number | null, (id: number | null) => void] {
  const dispatch = useAppDispatch()
  const choose = (id: number | null) => {
    keepBranch(id)
    dispatch(deskSlice.actions.chosen(id))
  }
  return [useAppSelector(({ desk }) => desk.branch), choose]
}
