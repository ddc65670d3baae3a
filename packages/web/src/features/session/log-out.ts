import { paths } from '#contract/paths.ts'
import { addressHere } from '#words/language.ts'
import { toastAfterReload } from '#ui/toast-after-reload.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/session.ts'
import { setCredentials } from './auth.ts'
import { removeAllStored } from './customer-storage.ts'
import { useLogoutMutation } from './log-out-api.ts'
import type { Notice } from './notices.ts'
import { dropToken } from './token.ts'
import { type SessionDispatch, useSessionDispatch } from './use-session.ts'

/** Ends the visit of a signed-in customer with a new page. Until it comes the guard waits, instead of asking to sign in. */
export function leave(dispatch: SessionDispatch, notice: Notice): void {
  dropToken()
  removeAllStored()
  dispatch(setCredentials({ user: null, isLoading: true }))
  toastAfterReload(notice)
  location.assign(addressHere(paths.home))
}

type Failed = { status: number | string }

/** A token that the server does not know any more is as good as revoked. */
const isDone = (error: unknown): boolean => (error as Failed | undefined)?.status === 401

export const whyStillSignedIn = (error: unknown): string =>
  (error as Failed).status === 'FETCH_ERROR' || (error as Failed).status === 'TIMEOUT_ERROR'
    ? words.offlineStill
    : words.stillIn

export function useLogOut() {
  const dispatch = useSessionDispatch()
  const [ask, { isLoading }] = useLogoutMutation()
  const logOut = async () => {
    const { error } = await ask()
    if (error === undefined || isDone(error)) leave(dispatch, 'loggedOut')
    else toast.bad(whyStillSignedIn(error))
  }
  return { logOut, isLoading }
}
