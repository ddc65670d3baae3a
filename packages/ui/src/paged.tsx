import type { ReactNode } from 'react'
import type { ListOf } from '#contract/schemas/paging.ts'
import { Loaded, type Query } from './loaded.tsx'
import { Pager } from './pager.tsx'
import { PastTheEnd } from './past-the-end.tsx'

type Props<T> = {
  query: Query<ListOf<T>>
  page: number
  to: (page: number) => string
  loading: ReactNode
  failed: string
  empty: ReactNode
  children: (items: T[]) => ReactNode
}

export function Paged<T>({ query, page, to, loading, failed, empty, children }: Props<T>) {
  return (
    <Loaded query={query} loading={loading} failed={failed}>
      {({ data, meta }) => {
        if (page > meta.last_page) return <PastTheEnd last={meta.last_page} to={to} />
        if (data.length === 0) return empty
        return (
          <>
            {children(data)}
            <Pager page={page} last={meta.last_page} to={to} />
          </>
        )
      }}
    </Loaded>
  )
}
