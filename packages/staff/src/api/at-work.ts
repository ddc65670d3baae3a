import { useEffect, useSyncExternalStore } from 'react'

/** In the middle of something that must not be disturbed: a verdict, a sale. */
let works = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  works += by
  for (const listener of listeners) listener()
}

/** A new version waits until this is over. */
export function useAtWork(working: boolean): void {
  useEffect(() => {
    if (!working) return
    change(1)
    return () => change(-1)
  }, [working])
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsAtWork = (): boolean => useSyncExternalStore(follow, () => works > 0)
