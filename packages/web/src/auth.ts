import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

export type User = {
  id: number
  name: string | null
  image: string | null
  spouse_name: string | null
  phone: string
  email: string | null
  heared_by: string | null
  childrens: { name: string; age: number }[]
}

export type AuthState = { user: User | null; isLoading: boolean; showLogin: boolean }

const initialState: AuthState = { user: null, isLoading: true, showLogin: false }

const auth = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    setCredentials(state, { payload }: PayloadAction<{ user: User | null; isLoading: boolean }>) {
      state.user = payload.user
      state.isLoading = payload.isLoading
    },
    setShowLogin(state, { payload }: PayloadAction<boolean>) {
      state.showLogin = payload
    },
  },
})

export const { setCredentials, setShowLogin } = auth.actions
export const authReducer = auth.reducer
export const useAuth = (): AuthState => useSelector((state: { auth: AuthState }) => state.auth)
