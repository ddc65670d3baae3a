import { useCallback, useEffect, useState } from 'react'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'

const PAUSE_MS = 10_000
const PATIENCE_MS = 8_000

/** A phone may think that it has a line which brings nothing: only an answer counts. */
const isServerThere = (): Promise<boolean> =>
  fetch(API_PREFIX + endpoints.health.path, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

type Connection = { state: 'lost' | 'trying' | 'back'; tryNow: () => Promise<boolean> }

/** Whether the server answers, asked when the line may be back and from time to time while somebody looks. */
export function useConnection(onBack: () => unknown): Connection {
  const [state, setState] = useState<Connection['state']>('lost')
  const ask = useCallback(async () => {
    const isThere = await isServerThere()
    setState(isThere ? 'back' : 'lost')
    return isThere
  }, [])
  useEffect(() => {
    const look = async () => !document.hidden && (await ask()) && onBack()
    const timer = setInterval(() => void look(), PAUSE_MS)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, onBack])
  const tryNow = () => {
    setState('trying')
    return ask()
  }
  return { state, tryNow }
}
