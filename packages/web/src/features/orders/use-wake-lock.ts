import { useEffect } from 'react'

/** Keeps the screen on for as long as this is shown. A browser takes it back when the page is hidden, or refuses: nothing is lost then. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const taken = await navigator.wakeLock.request('screen').catch(() => null)
      if (over) void taken?.release()
      else held = taken
    }
    const onSeen = () => void take()
    onSeen()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', onSeen)
      void held?.release()
    }
  }, [])
}
