import { useEffect, useState } from 'react'
import { allowSound, isSoundBlocked } from './signals.ts'

/** A page is silent until it is touched; any touch or key will do. */
export function useSoundBlocked(sound: boolean): boolean {
  const [blocked, setBlocked] = useState(true)
  useEffect(() => {
    if (!sound) return
    const touched = async () => {
      await allowSound()
      setBlocked(isSoundBlocked())
    }
    addEventListener('pointerdown', touched)
    addEventListener('keydown', touched)
    return () => {
      removeEventListener('pointerdown', touched)
      removeEventListener('keydown', touched)
    }
  }, [sound])
  return sound && blocked
}
