import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { TOKEN_KEY } from '#contract/signed-in.ts'
import { useAuth } from './auth.ts'
import { findUser, followToken } from './session.ts'

export type SessionDispatch = ThunkDispatch<never, unknown, UnknownAction>
export const useSessionDispatch = (): SessionDispatch => useDispatch<SessionDispatch>()

export function useSession(): void {
  const dispatch = useSessionDispatch()
  useEffect(() => {
    void dispatch(findUser())
    // Without a key, all of the storage was cleared.
    const onStorage = ({ key }: StorageEvent) => (key === TOKEN_KEY || key === null) && dispatch(followToken())
    // A page that the browser kept aside and brings back heard nothing meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && dispatch(followToken())
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [dispatch])
  useReturnOfTheLine()
}

function useReturnOfTheLine(): void {
  const dispatch = useSessionDispatch()
  const { unreachable } = useAuth()
  useEffect(() => {
    if (!unreachable) return
    const retry = () => void dispatch(findUser())
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [unreachable, dispatch])
}
