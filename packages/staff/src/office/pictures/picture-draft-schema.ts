import { z } from 'zod'
import { MAX_ALT } from '#contract/rules/picture-sending.ts'
import type { StaffPicture } from '#contract/schemas/staff-picture.ts'
import * as words from '#words/staff-office.ts'
import { hasPicture, type PictureDraft } from './picture-draft.ts'

const Text = z.string().refine((text) => [...text.trim()].length <= MAX_ALT, words.pictureAltLong(MAX_ALT))

/** What a form asks of its picture before it is sent: once there is one, it must be told. */
export const PictureDraftSchema: z.ZodType<PictureDraft> = z
  .object({
    picture: z.custom<StaffPicture>().nullable(),
    file_key: z.string().nullable(),
    alt: Text,
    alt_bn: Text,
    focus_x: z.number(),
    focus_y: z.number(),
  })
  .superRefine((draft, context) => {
    if (hasPicture(draft) && draft.alt.trim() === '')
      context.addIssue({ code: 'custom', path: ['alt'], message: words.pictureAlt })
  })
