import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { User } from '#contract/schemas/user.ts'

/** `unreachable`: there is a token, but nobody could be asked whose it is. */
export type AuthState = { user: User | null; isLoading: boolean; unreachable: boolean; showLogin: boolean }

const initialState: AuthState = { user: null, isLoading: true, unreachable: false, showLogin: false }

const auth = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    setCredentials(state, { payload }: PayloadAction<{ user: User | null; isLoading: boolean }>) {
      state.user = payload.user
      state.isLoading = payload.isLoading
      state.unreachable = false
    },
    setUnreachable(state) {
      state.isLoading = false
      state.unreachable = true
    },
    setShowLogin(state, { payload }: PayloadAction<boolean>) {
      state.showLogin = payload
    },
  },
})

export type WithAuth = { auth: AuthState }
export const { setCredentials, setUnreachable, setShowLogin } = auth.actions
export const authReducer = auth.reducer
export const useAuth = (): AuthState => useSelector((state: WithAuth) => state.auth)
