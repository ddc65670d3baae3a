import { useNavigate } from 'react-router'
import { toast } from '#ui/toast.ts'
import * as words from '#words/office.ts'
import { saidBy } from '../api/api.ts'
import { showSnack } from './snack.ts'
import { useDeleteThingMutation, useRestoreThingMutation } from './thing-api.ts'

/** Into the bin at once, and back by Undo. `path` is the thing's own: `/staff/rides/5`. */
export function useDelete(path: string, backTo: string) {
  const [remove] = useDeleteThingMutation()
  const [restore] = useRestoreThingMutation()
  const navigate = useNavigate()
  return async (version: number): Promise<void> => {
    const { data, error } = await remove({ path, version })
    if (error) return toast.bad(saidBy(error) ?? words.notDone)
    const now = versionIn(data) ?? version + 1
    void navigate(backTo)
    showSnack(words.deleted, () => {
      void restore({ path, version: now }).then(({ error: refused }) =>
        refused ? toast.bad(saidBy(refused) ?? words.notDone) : toast(words.undone),
      )
    })
  }
}

const versionIn = (answer: unknown): number | undefined =>
  (answer as { data?: { version?: number } } | null | undefined)?.data?.version
