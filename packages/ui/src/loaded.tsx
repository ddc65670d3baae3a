import type { ReactNode } from 'react'
import { Failure } from './state.tsx'

export type Query<T> = { currentData?: T; isError: boolean; isFetching: boolean; refetch: () => unknown }
type Props<T> = { query: Query<T>; loading: ReactNode; failed: string; children: (data: T) => ReactNode }

export function Loaded<T>({ query, loading, failed, children }: Props<T>) {
  if (query.currentData !== undefined) return children(query.currentData)
  if (query.isError && !query.isFetching) return <Failure text={failed} onRetry={() => void query.refetch()} />
  return loading
}
