import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { SignedInUser } from '#contract/schemas/sign-in.ts'
import { api } from '../../api/api.ts'
import { setCredentials, setShowLogin, setUnreachable, type WithAuth } from './auth.ts'
import { dropToken, markSignedIn, readToken, writeToken } from './token.ts'
import { askUser } from './user-api.ts'

type State = WithAuth & { [api.reducerPath]: ReturnType<typeof api.reducer> }
type SessionThunk<T = void> = ThunkAction<T, State, unknown, UnknownAction>

/** What anyone may see. All else in the cache belongs to whoever was signed in. */
const publicCalls = new Set([
  'businessInfo',
  'settings',
  'rides',
  'galleries',
  'abouts',
  'services',
  'products',
  'packages',
  'package',
  'branches',
  'days',
  'policy',
  'sharedPass',
])

/** An answer that is still on its way finds its place gone, and is dropped too. */
const forgetPrivate = (): SessionThunk => (dispatch, getState) => {
  for (const [queryCacheKey, kept] of Object.entries(getState()[api.reducerPath].queries)) {
    if (!publicCalls.has(kept?.endpointName ?? ''))
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey } as never))
  }
}

export const startSession =
  ({ data, token }: SignedInUser): SessionThunk =>
  (dispatch) => {
    writeToken(token)
    dispatch(forgetPrivate())
    dispatch(setCredentials({ user: data, isLoading: false }))
    dispatch(setShowLogin(false))
  }

const forgetUser = (): SessionThunk => (dispatch) => {
  dropToken()
  dispatch(setCredentials({ user: null, isLoading: false }))
  dispatch(forgetPrivate())
}

/** The server does not know the token any more. One that another tab has written meanwhile is not meant. */
export const endSession =
  (refused: string | null): SessionThunk =>
  (dispatch) => {
    if (readToken() !== refused) return
    dispatch(forgetUser())
    dispatch(setShowLogin(true))
  }

/** Asks whose the token is. That nobody answers is no reason to sign anyone out. */
export const findUser = (): SessionThunk<Promise<void>> => async (dispatch, getState) => {
  const token = readToken()
  if (token === null) return void dispatch(forgetUser())
  markSignedIn()
  const { user } = getState().auth
  if (user === null) dispatch(setCredentials({ user, isLoading: true }))
  const { data } = await dispatch(askUser(undefined, { subscribe: false, forceRefetch: true }))
  if (readToken() !== token) return
  if (data === undefined) return void (user === null && dispatch(setUnreachable()))
  if (user !== null && user.id !== data.data.id) dispatch(forgetPrivate())
  dispatch(setCredentials({ user: data.data, isLoading: false }))
}

export const followToken = (): SessionThunk => (dispatch) => {
  if (readToken() !== null) dispatch(setShowLogin(false))
  void dispatch(findUser())
}
