import { useEffect, useSyncExternalStore } from 'react'
import { isPhotoName } from '#contract/rules/picture-sending.ts'
import type { GalleryThing } from '#contract/schemas/content.ts'
import type { StaffPicture } from '#contract/schemas/staff-picture.ts'
import { imageFormat } from '#words/rules.ts'
import { useAppDispatch } from '../../api/store.ts'
import { oneByOne } from '../pictures/one-by-one.ts'
import { sendPicture, type SendFailure } from '../pictures/send-picture.ts'
import { shrink } from '../pictures/shrink.ts'
import { type Transport, type Upload, UploadQueue } from '../pictures/upload-queue.ts'
import { thingApi } from '../thing-api.ts'
import { inChosenOrder } from './chosen-order.ts'

export const GALLERY = '/staff/galleries'
export type GalleryUpload = Upload<StaffPicture>

const notAPhoto: SendFailure = { status: 415, data: { message: imageFormat } }

const send: Transport<StaffPicture>['send'] = async ({ file, alt, key }, tell, signal) => {
  const { blob, width, height, before } = await oneByOne(() => shrink(file)).catch(() => {
    throw notAPhoto
  })
  tell({ note: { width, height, bytes: blob.size, before: before.bytes } })
  return sendPicture<StaffPicture>(
    { blob, name: file.name, use: 'gallery', client_id: key, alt },
    { signal, onProgress: (share) => tell({ share }) },
  )
}

type Dispatch = ReturnType<typeof useAppDispatch>
const { addThing, things, orderThings } = thingApi.endpoints

const transportOf = (dispatch: Dispatch): Transport<StaffPicture> => ({
  send,
  place: async ({ key, sent }) => {
    const body = { client_id: key, picture_id: sent?.id, live: true }
    const { data } = await dispatch(addThing.initiate({ path: GALLERY, body })).unwrap()
    return (data as GalleryThing).id
  },
  reorder: async (placed) => {
    const all = await dispatch(things.initiate(GALLERY, { forceRefetch: true, subscribe: false })).unwrap()
    const ids = (all as GalleryThing[]).map(({ id }) => id)
    await dispatch(orderThings.initiate({ path: GALLERY, ids: inChosenOrder(ids, placed) })).unwrap()
  },
})

/** One for the whole app: who looks at another screen meanwhile does not stop it. */
let queue: UploadQueue<StaffPicture> | undefined

export function useGalleryUploads() {
  const dispatch = useAppDispatch()
  queue ??= openQueue(dispatch)
  const mine = queue
  const all = useSyncExternalStore(mine.watch, mine.all)
  useStayWhile(mine.isBusy)
  const add = (files: File[]): number => {
    const known = new Set(mine.all().map(({ key }) => key))
    const left = mine.add(files)
    for (const { key, file } of mine.all()) if (!known.has(key) && !isPhotoName(file.name)) mine.refuse(key, notAPhoto)
    return left
  }
  return { all, add, queue: mine }
}

function openQueue(dispatch: Dispatch): UploadQueue<StaffPicture> {
  const opened = new UploadQueue(transportOf(dispatch))
  window.addEventListener('online', () => opened.resume())
  return opened
}

/** The browser asks before a page is left that is still sending. */
function useStayWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}
