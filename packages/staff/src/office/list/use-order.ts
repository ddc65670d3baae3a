import { useState } from 'react'
import { toast } from '#ui/toast.ts'
import * as words from '#words/office-lists.ts'
import { showSnack } from '../snack.ts'
import { useOrderThingsMutation } from '../thing-api.ts'

/** The whole order is saved at once, and can be taken back. What was chosen is shown before the server has heard of it. */
export function useOrder<T extends { id: number }>(path: string, things: readonly T[]) {
  const [save] = useOrderThingsMutation()
  const [chosen, setChosen] = useState<number[] | null>(null)
  const put = async (ids: number[]): Promise<boolean> => {
    setChosen(ids)
    const { error } = await save({ path, ids })
    if (error) {
      setChosen(null)
      toast.bad(words.orderFailed)
    }
    return !error
  }
  const ordered =
    chosen === null ? [...things] : [...things].sort((one, other) => placeIn(chosen, one) - placeIn(chosen, other))
  return {
    ordered,
    order: async (items: T[], name: string, to: number) => {
      const before = ordered.map(({ id }) => id)
      const done = await put(items.map(({ id }) => id))
      if (done)
        showSnack(words.isNow(name, to + 1), () => void put(before).then((back) => back && toast(words.orderBack)))
    },
  }
}

/** What somebody has added since comes last. */
const placeIn = (ids: number[], { id }: { id: number }): number => {
  const at = ids.indexOf(id)
  return at === -1 ? ids.length : at
}
