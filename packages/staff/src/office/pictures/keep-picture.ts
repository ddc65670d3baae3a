import type { SentUse } from '#contract/rules/picture-sending.ts'
import type { StaffPicture } from '#contract/schemas/staff-picture.ts'
import { dropLocalFile, localFile } from './local-files.ts'
import { isRetold, type PictureDraft } from './picture-draft.ts'
import { useChangePictureMutation } from './pictures-api.ts'
import { sendPicture } from './send-picture.ts'

/** Stores what a form holds and answers the number that the thing names from then on. Rejects as any call of the app fails. */
export function useKeepPicture(use: SentUse): (draft: PictureDraft) => Promise<number | null> {
  const [change] = useChangePictureMutation()
  return async (draft) => {
    const stored = draft.file_key === null ? draft.picture : await sendFile(draft, draft.file_key, use)
    if (!stored || !isRetold(stored, draft)) return stored && stored.id
    // One that was sent before the form was refused, and is told otherwise now, is not sent again.
    return (await change({ id: stored.id, change: toldOf(draft) }).unwrap()).id
  }
}

const toldOf = ({ alt, alt_bn, focus_x, focus_y }: PictureDraft) => ({ alt, alt_bn, focus_x, focus_y })

async function sendFile(draft: PictureDraft, key: string, use: SentUse): Promise<StaffPicture | null> {
  const file = localFile(key)
  // A file of an earlier visit that the browser did not keep: what is stored stays.
  if (!file) return draft.picture
  return sendPicture<StaffPicture>({ blob: file.blob, name: file.name, use, client_id: key, ...toldOf(draft) })
}

/** Once the thing is saved, the device need not keep the file. */
export const forgetPicture = ({ file_key }: PictureDraft): void => {
  if (file_key !== null) dropLocalFile(file_key)
}
