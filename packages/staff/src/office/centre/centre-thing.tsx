import type { ReactNode } from 'react'
import { Failure, Loading } from '#ui/state.tsx'
import { loading } from '#words/frame.ts'
import * as words from '#words/office.ts'
import type { Answer, Edited, Sent } from '../form/form-parts.ts'
import { useChangeThingMutation, useThingQuery } from '../thing-api.ts'

/** What there is once, by its place in the API: `/staff/business`. What is typed stays when it does not come anew. */
export function CentreThing<T>({ path, children }: { path: string; children: (thing: T) => ReactNode }) {
  const { currentData, error, isFetching, refetch } = useThingQuery(path, { refetchOnMountOrArgChange: true })
  if (currentData !== undefined) return children(currentData as T)
  if (error && !isFetching) return <Failure text={words.loadFailed} onRetry={() => void refetch()} />
  return <Loading text={loading} />
}

export function useSaveCentre<F extends object, T extends Edited>(path: string) {
  const [change] = useChangeThingMutation()
  return ({ fields, version }: Sent<F>): Promise<Answer<T>> =>
    change({ path, version: version ?? 0, body: fields }) as Promise<Answer<T>>
}
