import * as staff from '#words/staff.ts'
import { api } from './api.ts'
import { useSignOutMutation } from './session-api.ts'
import { sessionSlice } from './session-slice.ts'
import { useAppDispatch } from './store.ts'

/** Ends the session here, and what it has seen is forgotten; a server that does not answer is told by the next sign-in. */
export function useLeave(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const [signOut] = useSignOutMutation()
  return async () => {
    await signOut()
    dispatch(sessionSlice.actions.over({ code: 'unauthenticated', message: staff.pleaseSignIn }))
    dispatch(api.util.resetApiState())
  }
}
