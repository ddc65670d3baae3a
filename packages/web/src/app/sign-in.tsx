import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useAuth } from '../auth.ts'
import { toast } from '../ui/toast.ts'

const fetchDrawer = async (): Promise<{ default: ComponentType }> => ({ default: (await import('./sign-in-drawer.tsx')).SignInDrawer })

function sayFailure() {
  toast.bad('Something went wrong! Please reload the page.')
  return { default: () => null }
}

const LazyDrawer = lazy(() => fetchDrawer().catch(sayFailure))

/** Nothing of signing in is part of the first load: it comes when a button that opens it is about to be pressed. */
const prepare = () => void fetchDrawer().catch(() => {})
export const signInIntent = { onPointerEnter: prepare, onFocus: prepare }

export function SignIn() {
  const { showLogin } = useAuth()
  const [wanted, setWanted] = useState(false)
  if (showLogin && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense fallback={null}>
        <LazyDrawer />
      </Suspense>
    )
  )
}
