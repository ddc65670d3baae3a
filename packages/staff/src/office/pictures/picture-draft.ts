import type { Picture } from '#contract/schemas/picture.ts'
import type { StaffPicture } from '#contract/schemas/staff-picture.ts'
import { largest } from '#ui/picture-sources.ts'
import { localFile } from './local-files.ts'

/** A picture as a form holds it: what is stored, or a file of this device in its place, and what is told of it. Plain, so that it can be kept. */
export type PictureDraft = {
  picture: StaffPicture | null
  file_key: string | null
  alt: string
  alt_bn: string
  focus_x: number
  focus_y: number
}

export const draftOf = (picture: StaffPicture | null): PictureDraft => ({
  picture,
  file_key: null,
  alt: picture?.alt ?? '',
  alt_bn: picture?.alt_bn ?? '',
  focus_x: picture?.focus_x ?? 50,
  focus_y: picture?.focus_y ?? 50,
})

export const hasPicture = ({ picture, file_key }: PictureDraft): boolean => picture !== null || file_key !== null

/** Whether what is stored is told otherwise by now. */
export const isRetold = (picture: StaffPicture, draft: PictureDraft): boolean =>
  picture.alt !== draft.alt.trim() ||
  (picture.alt_bn ?? '') !== draft.alt_bn.trim() ||
  picture.focus_x !== draft.focus_x ||
  picture.focus_y !== draft.focus_y

type Shown = { src: string; width: number; height: number }

/** What there is to see of it right now; null while a file of an earlier visit is still being fetched. */
export function shownOf({ picture, file_key }: PictureDraft): Shown | null {
  const file = file_key === null ? null : localFile(file_key)
  if (file) return { src: file.url, width: file.width, height: file.height }
  return picture && { src: largest(picture), width: picture.width, height: picture.height }
}

/**
 * For a card of the public site beside the form. A file of this device has one address, whatever size and kind a card asks for:
 * what it adds to the address stands behind the mark that no browser sends.
 */
export function pictureOf(draft: PictureDraft): Picture | null {
  const { alt, focus_x, focus_y, file_key, picture } = draft
  const file = file_key === null ? null : localFile(file_key)
  const told = { alt, focus: [focus_x, focus_y] as [number, number] }
  if (file) return { base: `${file.url}#`, widths: [file.width], width: file.width, height: file.height, ...told }
  return (
    picture && { base: picture.base, widths: picture.widths, width: picture.width, height: picture.height, ...told }
  )
}
