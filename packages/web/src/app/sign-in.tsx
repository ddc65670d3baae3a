import { type ComponentType, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toast } from '#ui/toast.ts'
import * as words from '#words/app.ts'
import { setShowLogin, useAuth } from '../features/session/auth.ts'

const fetchDrawer = async (): Promise<ComponentType> => (await import('./sign-in-drawer.tsx')).SignInDrawer

/** Nothing of signing in is part of the first load: it comes when a button that opens it is about to be pressed. */
const prepare = () => void fetchDrawer().catch(() => {})
export const signInIntent = { onPointerEnter: prepare, onFocus: prepare }

export function SignIn() {
  const dispatch = useDispatch()
  const { showLogin } = useAuth()
  const [Drawer, setDrawer] = useState<ComponentType>()
  useEffect(() => {
    if (!showLogin || Drawer) return
    const giveUp = () => {
      toast.bad(words.reloadPlease)
      // Closed again, so that the next press is another try.
      dispatch(setShowLogin(false))
    }
    fetchDrawer().then((fetched) => setDrawer(() => fetched), giveUp)
  }, [showLogin, Drawer, dispatch])
  return Drawer && <Drawer />
}
