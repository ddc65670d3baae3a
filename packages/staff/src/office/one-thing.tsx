import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { Empty, Failure, Loading } from '#ui/state.tsx'
import { loading } from '#words/frame.ts'
import * as words from '#words/office.ts'
import { bodyOf } from '../api/api.ts'
import { SnackHost } from './snack-host.tsx'
import { useThingQuery } from './thing-api.ts'

export type FormParts<T> = { id: number | null; thing: T | null }
/** `list` is that of the API: `/staff/rides`. */
type Props<T> = { list: string; form: ComponentType<FormParts<T>> }

/** The form of the thing that the address names; `new` is one that is not there yet. */
export function OneThing<T>({ list, form: Form }: Props<T>) {
  const { id = '' } = useParams()
  const isNew = id === 'new'
  return (
    <>
      {isNew ? <Form key="new" id={null} thing={null} /> : <Known key={id} list={list} id={id} form={Form} />}
      <SnackHost />
    </>
  )
}

/** What is typed stays while the thing is asked for anew, and when it does not come. */
function Known<T>({ list, id, form: Form }: Props<T> & { id: string }) {
  const { data, error, isFetching, refetch } = useThingQuery(`${list}/${encodeURIComponent(id)}`, {
    refetchOnMountOrArgChange: true,
  })
  if (data !== undefined) return <Form id={Number(id)} thing={data as T} />
  if (error && !isFetching)
    return bodyOf(error).code === 'not_found' || bodyOf(error).code === 'invalid' ? (
      <Empty text={words.notThere} />
    ) : (
      <Failure text={words.loadFailed} onRetry={() => void refetch()} />
    )
  return <Loading text={loading} />
}
