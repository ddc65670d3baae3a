import { z } from 'zod'
import { mapAddress } from '../rules/map.ts'
import { POLICY_MOST } from '../rules/policy-problem.ts'
import { weekdays } from '../rules/week.ts'
import * as words from '../words/en/staff-content.ts'
import { flag, line, maybeLine, maybeLines, pictureId, rate, whole } from './field.ts'

/** As people write one, of a mobile, a landline or abroad: shown as typed, dialled by its digits. */
const phone = maybeLine('Phone', 40).refine(
  (text) =>
    text === null || (/^[\d০-৯+()\p{Pd}\s./]+$/u.test(text) && /[\d০-৯]{3}/.test(text.replace(/[^\d০-৯]/g, ''))),
  words.phone,
)
const email = maybeLine('Email', 120).refine(
  (text) => text === null || /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text),
  words.email,
)
const link = maybeLine('Address', 300).refine((text) => text === null || isLink(text), words.address)
const drawing = z
  .string(words.logo)
  .regex(/^\/media\/drawings\/[0-9a-f]{16}\.(svg|png)$/, words.logo)
  .nullable()

function isLink(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}

export const BranchFields = z.object({
  name: line('Name', 120),
  name_bn: maybeLine('Name in Bangla', 120),
  address: maybeLines('Address', 300),
  address_bn: maybeLines('Address in Bangla', 300),
  phone,
  /** How many people may book a day on the site; null is no limit. */
  day_capacity: whole(1, 100_000).nullable(),
  inside_limit: whole(1, 100_000).nullable(),
  bands: flag,
  open: flag,
})
export type BranchFields = z.output<typeof BranchFields>

/** Field names, `decription` included, are the product's own spelling. */
export const BusinessFields = z.object({
  name: line('Name', 120),
  name_bn: maybeLine('Name in Bangla', 120),
  logo: drawing,
  wordmark: drawing,
  banner_picture_id: pictureId.nullable(),
  banner_wide_picture_id: pictureId.nullable(),
  banner_text: maybeLines('Banner text', 300),
  banner_text_bn: maybeLines('Banner text in Bangla', 300),
  decription: maybeLines('Description', 2000),
  decription_bn: maybeLines('Description in Bangla', 2000),
  trade_license_no: maybeLine('Trade licence number', 60),
  bin: maybeLine('BIN', 30),
  facebook: link,
  x: link,
  instagram: link,
  linkedin: link,
  youtube: link,
  address: maybeLines('Address', 300),
  address_bn: maybeLines('Address in Bangla', 300),
  phone,
  phone_2: phone,
  email,
  email_2: email,
  opening_hours: maybeLines('Hours', 1000),
  opening_hours_bn: maybeLines('Hours in Bangla', 1000),
  guideline: maybeLines('Guideline', 2000),
  guideline_bn: maybeLines('Guideline in Bangla', 2000),
  maps_iframe: maybeLines('Map', 2000).refine((text) => text === null || mapAddress(text) !== null, words.mapFrame),
})
export type BusinessFields = z.output<typeof BusinessFields>
/** What only the owner changes of it. */
export const ownersFields = ['name', 'name_bn', 'bin', 'logo', 'wordmark'] as const satisfies (keyof BusinessFields)[]

export const SettingsFields = z.object({
  /** In percent; the owner's. */
  vat_rate: rate,
  /** The days that may cost more. */
  weekend_days: z
    .array(z.enum(weekdays, words.weekday))
    .max(50, words.weekday)
    .transform((days) => weekdays.filter((day) => days.includes(day))),
})
export type SettingsFields = z.output<typeof SettingsFields>

/** Without a text it is the one that is built in. */
export const PolicyFields = z.object({
  text: maybeLines('Text', POLICY_MOST),
  text_bn: maybeLines('Text in Bangla', POLICY_MOST),
})
export type PolicyFields = z.output<typeof PolicyFields>
