import { z } from 'zod'
import { pastels } from '../rules/pastel.ts'
import * as words from '../words/en/staff-content.ts'
import { flag, line, maybeLine, maybeLines, pictureId, someLines, thingId } from './field.ts'

export const RideFields = z.object({
  name: line('Name', 120),
  name_bn: maybeLine('Name in Bangla', 120),
  details: someLines('Details', 2000),
  details_bn: maybeLines('Details in Bangla', 2000),
  picture_id: pictureId.nullable(),
  live: flag,
})
export type RideFields = z.output<typeof RideFields>

export const GalleryFields = z.object({ picture_id: thingId(words.pictureRequired), live: flag })
export type GalleryFields = z.output<typeof GalleryFields>

export const MOST_CARDS = 50

/** A drawing of ours, by its address. */
const DRAWING = /^\/(media\/drawings\/[0-9a-f]{16}\.(svg|png)|[a-z][\w/-]{0,80}\.svg)$/
export const Color = z.union([z.enum(pastels), z.string().regex(/^#[0-9a-f]{6}$/i, words.color)], words.color)

/** Without an id it is a new one. */
export const CardFields = z.object({
  id: thingId(words.cardUnknown).nullable(),
  title: line('Title', 120),
  title_bn: maybeLine('Title in Bangla', 120),
  description: someLines('Description', 2000),
  description_bn: maybeLines('Description in Bangla', 2000),
  color: Color,
  icon: z.string(words.icon).regex(DRAWING, words.icon).nullable(),
  live: flag,
})
export type CardFields = z.output<typeof CardFields>

/** A group of services or of rides, with its cards in their order. */
export const GroupFields = z.object({
  title: line('Title', 120),
  title_bn: maybeLine('Title in Bangla', 120),
  live: flag,
  cards: z.array(CardFields).max(MOST_CARDS, words.cardsMost(MOST_CARDS)),
})
export type GroupFields = z.output<typeof GroupFields>
