import { useEffect, useEffectEvent } from 'react'
import type { Me } from '#contract/schemas/staff.ts'
import { isIdle } from '../api/lock-after.ts'
import { useLockMutation } from '../api/session-api.ts'
import { lastTouch, noteTouch } from '../api/touch.ts'

const LOOK_EVERY_MS = 5000
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/** A screen that nobody touches locks; one that slept locks when it is looked at again. */
export function useIdleLock({ device, locked, needs_pin }: Me): void {
  const [lock] = useLockMutation()
  const look = useEffectEvent(() => {
    if (!locked && !needs_pin && isIdle(device, lastTouch(), Date.now())) void lock()
  })
  useEffect(() => {
    noteTouch()
    const touched = () => noteTouch()
    const check = () => look()
    const timer = setInterval(check, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', check)
    for (const name of TOUCHES) addEventListener(name, touched, { passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
      for (const name of TOUCHES) removeEventListener(name, touched)
    }
  }, [])
}
