import { z } from 'zod'
import { ToldDay } from './day.ts'
import { Picture } from './picture.ts'

const text = z.string().nullable()

/** Field names, `decription` included, are the product's own spelling. */
export const BusinessInfo = z.object({
  name: z.string(),
  logo: text,
  wordmark: text,
  banner: text,
  banner_picture: Picture.nullable(),
  banner_wide_picture: Picture.nullable(),
  banner_text: text,
  decription: text,
  trade_license_no: text,
  facebook: text,
  x: text,
  instagram: text,
  linkedin: text,
  youtube: text,
  address: text,
  phone: text,
  phone_2: text,
  email: text,
  email_2: text,
  opening_hours: text,
  guideline: text,
  maps_iframe: text,
  /** The next days that are closed or have hours of their own; left out where there are none. */
  special_days: z.array(ToldDay).optional(),
  /** In Bangla answers only: the English, which programs read and which chooses the icons, line by line. */
  opening_hours_en: text.optional(),
  guideline_en: text.optional(),
})
export type BusinessInfo = z.infer<typeof BusinessInfo>

export const Settings = z.object({ vat_rate: z.number() })
export type Settings = z.infer<typeof Settings>
