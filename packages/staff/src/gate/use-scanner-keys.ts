import { useEffect, useEffectEvent } from 'react'
import { noBurst, takeKey } from './scanner-burst.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select')

/** A USB or Bluetooth scanner is a keyboard. The Enter that ends a code presses no button that has the focus. */
export function useScannerKeys(onCode: (code: string) => void): void {
  const hear = useEffectEvent(onCode)
  useEffect(() => {
    let burst = noBurst
    const listen = (event: KeyboardEvent) => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const taken = takeKey(burst, event.key, event.timeStamp)
      burst = taken.burst
      if (taken.code === undefined) return
      event.preventDefault()
      event.stopPropagation()
      hear(taken.code)
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}
