import type { GalleryThing } from '#contract/schemas/content.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/gallery.ts'
import { saidBy } from '../../api/api.ts'
import { showSnack } from '../snack.ts'
import {
  useChangeThingMutation,
  useDeleteThingMutation,
  useOrderThingsMutation,
  useRestoreThingMutation,
} from '../thing-api.ts'
import { GALLERY } from './use-gallery-uploads.ts'

type Version = { id: number; version: number }
type Answer = { data?: unknown; error?: unknown }

const versionIn = (answer: Answer, before: number): number =>
  (answer.data as { data?: { version?: number } } | null | undefined)?.data?.version ?? before + 1

/** One after the other; what was done until one is refused is answered, with its new version. */
async function each<T extends Version>(things: T[], act: (thing: T) => Promise<Answer>): Promise<Version[]> {
  const done: Version[] = []
  for (const thing of things) {
    const answer = await act(thing)
    if (answer.error) {
      toast.bad(saidBy(answer.error) ?? words.notSaved)
      break
    }
    done.push({ id: thing.id, version: versionIn(answer, thing.version) })
  }
  return done
}

/** What is done with those that are chosen: at once, and taken back by Undo. */
export function useGalleryActs(things: GalleryThing[]) {
  const [change] = useChangeThingMutation()
  const [remove] = useDeleteThingMutation()
  const [restore] = useRestoreThingMutation()
  const [order] = useOrderThingsMutation()
  const path = ({ id }: Version) => `${GALLERY}/${id}`

  const setLive = async (some: Version[], live: boolean) => {
    const done = await each(some, (one) => change({ path: path(one), version: one.version, body: { live } }))
    if (done.length === 0) return
    const said = live ? words.madeLive(done.length) : words.madeDraft(done.length)
    showSnack(
      said,
      () => void each(done, (one) => change({ path: path(one), version: one.version, body: { live: !live } })),
    )
  }
  const putAway = async (some: Version[]) => {
    const done = await each(some, (one) => remove({ path: path(one), version: one.version }))
    if (done.length > 0) showSnack(words.deleted, () => void bringBack(done))
  }
  const bringBack = async (some: Version[]) => {
    const done = await each(some, (one) => restore({ path: path(one), version: one.version }))
    if (done.length > 0) showSnack(words.broughtBack)
  }
  const put = async (ids: number[]): Promise<boolean> => {
    const { error } = await order({ path: GALLERY, ids })
    if (error) toast.bad(saidBy(error) ?? words.notSaved)
    return !error
  }
  const putInOrder = async (ids: number[]) => {
    const before = things.map(({ id }) => id)
    if (await put(ids)) showSnack(words.newOrder, () => void put(before))
  }
  return { setLive, putAway, putInOrder }
}
