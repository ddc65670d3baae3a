import type { Edited, Sent } from './form/form-parts.ts'
import { useAddThingMutation, useChangeThingMutation } from './thing-api.ts'

type Answer<T> = Promise<{ data?: { data: T }; error?: unknown }>

/** A new thing is added to its list (`/staff/rides`), a known one is changed over the version it was typed over. */
export function useSaveThing<F extends object, T extends Edited>(list: string, id: number | null) {
  const [add] = useAddThingMutation()
  const [change] = useChangeThingMutation()
  return ({ fields, version, clientId }: Sent<F>): Answer<T> =>
    id === null || version === null
      ? (add({ path: list, body: { ...fields, client_id: clientId } }) as Answer<T>)
      : (change({ path: `${list}/${id}`, version, body: fields }) as Answer<T>)
}
