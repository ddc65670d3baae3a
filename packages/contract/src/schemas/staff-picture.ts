import { z } from 'zod'
import { isBlank, tidyText } from '../rules/characters.ts'
import { MAX_ALT, MAX_PICTURE_BYTES, sentUses } from '../rules/picture-sending.ts'
import { named } from '../words/named.ts'
import { Picture } from './picture.ts'

const [words, rules] = [named('staffOffice'), named('rules')]

/** Half a character: the log keeps texts as JSON, which PostgreSQL does not take with these. */
const HALVES = /\p{Cs}/gu
const Text = z
  .string(words.pictureAlt)
  .max(10_000, words.pictureAltLong(MAX_ALT))
  .transform((typed) => tidyText(typed.replace(HALVES, '')))
  .refine((text) => [...text].length <= MAX_ALT, words.pictureAltLong(MAX_ALT))

export const Alt = Text.refine((text) => !isBlank(text), words.pictureAlt)
export const AltBn = Text.nullable().transform((text) => text || null)

const inPercent = (typed: unknown): unknown => (typeof typed === 'string' && /^\d{1,3}$/.test(typed) ? +typed : typed)
const Focus = z.preprocess(inPercent, z.int(words.pictureFocus).min(0, words.pictureFocus).max(100, words.pictureFocus))

/** The way of a picture over the line. Of a logo nothing is asked: the centre's name says what it shows. */
export const PictureForm = z
  .object({
    file: z.file(words.pictureFile).min(1, rules.imageEmpty).max(MAX_PICTURE_BYTES, words.pictureBytes),
    use: z.enum(sentUses, words.pictureUse),
    alt: z.string().default(''),
    alt_bn: AltBn.optional(),
    focus_x: Focus.default(50),
    focus_y: Focus.default(50),
    client_id: z.uuid(words.clientIdForm),
  })
  .transform((form, context) => {
    if (form.use === 'logo') return { ...form, alt: '' }
    const alt = Alt.safeParse(form.alt)
    if (alt.success) return { ...form, alt: alt.data }
    for (const { message } of alt.error.issues) context.addIssue({ code: 'custom', path: ['alt'], message })
    return z.NEVER
  })
export type PictureForm = z.output<typeof PictureForm>

/** What is told of a picture, and how it is turned: to the right, in degrees. */
export const PictureChange = z.object({
  alt: Alt.optional(),
  alt_bn: AltBn.optional(),
  focus_x: Focus.optional(),
  focus_y: Focus.optional(),
  turn: z.literal([90, 180, 270], words.pictureTurn).optional(),
})
export type PictureChange = z.output<typeof PictureChange>

/** `alt` is the English one, whichever language is asked for. */
export const StaffPicture = Picture.omit({ focus: true }).extend({
  id: z.int(),
  use: z.string(),
  alt_bn: z.string().nullable(),
  focus_x: z.int(),
  focus_y: z.int(),
})
export type StaffPicture = z.infer<typeof StaffPicture>

/** A logo is no picture in several sizes, but one file. */
export const SentLogo = z.object({ address: z.string() })
export type SentLogo = z.infer<typeof SentLogo>
