import { z } from 'zod'
import { contentLists, type ContentList } from '../content-lists.ts'
import { policyNames } from '../rules/policy-text.ts'
import * as words from '../words/en/staff-content.ts'
import { BranchFields, BusinessFields, PolicyFields, SettingsFields } from './centre-fields.ts'
import { ErrorBody } from './error.ts'
import { thingId } from './field.ts'
import { idInAddress } from './paging.ts'
import { GalleryFields, GroupFields, RideFields } from './ride-fields.ts'
import { StaffPicture } from './staff-picture.ts'
import { GoodsFields, PackageFields, RiderTypeFields, TicketFields } from './ticket-fields.ts'

const Who = z.object({ id: z.int(), name: z.string() })

/** Which version a thing is in, and who made it; null when it was nobody of the staff. */
const edited = { version: z.int(), updated_at: z.iso.datetime().nullable(), updated_by: Who.nullable() }
const ofList = { id: z.int(), ...edited }
const picture = StaffPicture.nullable()
const nothing = z.object({})

/** What is answered is not measured again: it was when it was written, and may be older than today's limits. */
const told = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z.object(Object.fromEntries(Object.keys(fields.shape).map((name) => [name, z.unknown()]))) as unknown as z.ZodObject<{
    [Name in keyof Shape]: z.ZodType<z.output<Shape[Name]>>
  }>

export const RideThing = told(RideFields).extend({ ...ofList, picture, facts: nothing })
export const GalleryThing = told(GalleryFields).extend({ ...ofList, picture, facts: nothing })
export const GroupThing = told(GroupFields).extend({ ...ofList, facts: nothing })
/** `sold`: it can be taken off sale, and not deleted. */
export const TicketThing = told(TicketFields).extend({
  ...ofList,
  facts: z.object({ sold: z.boolean(), used_by_packages: z.int() }),
})
export const GoodsThing = told(GoodsFields).extend({ ...ofList, facts: z.object({ sold: z.boolean() }) })
export const RiderTypeThing = told(RiderTypeFields).extend({
  ...ofList,
  facts: z.object({ used_by_packages: z.int() }),
})
/** `running`: so many memberships keep what they were sold. */
export const PackageThing = told(PackageFields).extend({
  ...ofList,
  picture,
  facts: z.object({ running: z.int(), sold: z.boolean() }),
})
/** `coming_visits`: people who have paid for a day after today. */
export const BranchThing = told(BranchFields).extend({
  ...ofList,
  facts: z.object({ coming_visits: z.int(), gates: z.int(), counters: z.int() }),
})
export type RideThing = z.infer<typeof RideThing>
export type GalleryThing = z.infer<typeof GalleryThing>
export type GroupThing = z.infer<typeof GroupThing>
export type TicketThing = z.infer<typeof TicketThing>
export type GoodsThing = z.infer<typeof GoodsThing>
export type RiderTypeThing = z.infer<typeof RiderTypeThing>
export type PackageThing = z.infer<typeof PackageThing>
export type BranchThing = z.infer<typeof BranchThing>

/** What is sent for a thing of each list, and what is answered. */
export const contentShapes = {
  rides: { fields: RideFields, thing: RideThing },
  galleries: { fields: GalleryFields, thing: GalleryThing },
  services: { fields: GroupFields, thing: GroupThing },
  abouts: { fields: GroupFields, thing: GroupThing },
  products: { fields: TicketFields, thing: TicketThing },
  goods: { fields: GoodsFields, thing: GoodsThing },
  'rider-types': { fields: RiderTypeFields, thing: RiderTypeThing },
  packages: { fields: PackageFields, thing: PackageThing },
  branches: { fields: BranchFields, thing: BranchThing },
} as const satisfies Record<ContentList, { fields: z.ZodObject; thing: z.ZodObject }>
export type FieldsOf<List extends ContentList> = z.output<(typeof contentShapes)[List]['fields']>
export type ThingOf<List extends ContentList> = z.output<(typeof contentShapes)[List]['thing']>

/** Version 0: nobody has written it yet. */
export const BusinessThing = told(BusinessFields).extend({
  ...edited,
  banner_picture: picture,
  banner_wide_picture: picture,
})
export const SettingsThing = told(SettingsFields).extend(edited)
export const PolicyThing = told(PolicyFields).extend({ ...edited, name: z.enum(policyNames) })
export type BusinessThing = z.infer<typeof BusinessThing>
export type SettingsThing = z.infer<typeof SettingsThing>
export type PolicyThing = z.infer<typeof PolicyThing>

/** What is no policy is not there, rather than wrong. */
export const PolicyParams = z.object({ name: z.string() })
export type PolicyParams = z.infer<typeof PolicyParams>

/** The same `client_id` again is the same thing. */
export const ClientId = z.object({ client_id: z.uuid(words.clientId) })
/** The whole list in its new order; what is not named comes after. */
export const NewOrder = z.object({ ids: z.array(thingId(words.ids), words.ids).min(1, words.ids).max(1000, words.ids) })
/** Without a version: back from the bin. */
export const Restore = z.object({
  version: z.int(words.version).min(0, words.version).max(2_147_483_647, words.version).optional(),
})
export const RestoreVersion = Restore.required()

export const VersionsQuery = z.object({ before: idInAddress('before').optional() })
/** Newest first. `next` is the `before` of the next page; null at the end. */
export const Versions = z.object({
  data: z.array(
    z.object({ version: z.int(), at: z.iso.datetime(), by: Who.nullable(), fields: z.record(z.string(), z.unknown()) }),
  ),
  meta: z.object({ next: z.int().nullable() }),
})
export type Versions = z.infer<typeof Versions>

/** What can still be put back, the newest first. */
export const BinRow = z.object({
  list: z.enum(contentLists),
  id: z.int(),
  name: z.string(),
  version: z.int(),
  deleted_at: z.iso.datetime(),
  deleted_by: Who.nullable(),
  gone_at: z.iso.datetime(),
  picture,
})
export type BinRow = z.infer<typeof BinRow>
export const Bin = z.object({ data: z.array(BinRow) })

/** What a stale change is answered with: the thing as it is now. */
export const changedMeanwhile = <T extends z.ZodType>(thing: T) => ErrorBody.extend({ data: thing.optional() })
