import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { weekdays } from '#contract/schemas/package.ts'
import { socks } from '#contract/schemas/product.ts'
import {
  areWeekdays,
  bangla,
  edited,
  id,
  instant,
  isAtMost,
  isBasisPoints,
  isBetween,
  isNotNegative,
  isOneOf,
  isText,
  poisha,
  position,
} from '../db/columns.ts'
import { pictures } from '../pictures/tables.ts'

/** What staff make and change: the same sending twice makes one; what is deleted stays in the bin for a while. */
const kept = () => ({ ...edited(), clientId: uuid('client_id').unique(), deletedAt: instant('deleted_at') })
const live = () => boolean().notNull().default(true)

/** As people count them; a letter may be built of several code points. */
const isName = (column: AnyPgColumn, max: number) => isText(column, mostCodePoints(max))
const isShort = (column: AnyPgColumn, max: number) => isAtMost(column, mostCodePoints(max))

const shownPicture = () => integer('picture_id').references(() => pictures.id, { onDelete: 'restrict' })

export const rides = pgTable(
  'rides',
  {
    id: id(),
    name: text().notNull(),
    nameBn: bangla('name'),
    details: text().notNull(),
    detailsBn: bangla('details'),
    pictureId: shownPicture(),
    position: position(),
    live: live(),
    ...kept(),
  },
  (t) => [
    index('rides_in_order').on(t.position, t.id),
    check('rides_name', isName(t.name, 120)),
    check('rides_details', isShort(t.details, 2000)),
    check('rides_bn', sql`${isShort(t.nameBn, 120)} and ${isShort(t.detailsBn, 2000)}`),
  ],
)

export const galleries = pgTable(
  'galleries',
  { id: id(), pictureId: shownPicture().notNull(), position: position(), live: live(), ...kept() },
  (t) => [index('galleries_in_order').on(t.position, t.id)],
)

export const groupLists = ['abouts', 'services'] as const

export const groups = pgTable(
  'groups',
  {
    id: id(),
    list: text({ enum: groupLists }).notNull(),
    title: text().notNull(),
    titleBn: bangla('title'),
    position: position(),
    live: live(),
    ...kept(),
  },
  (t) => [
    index('groups_in_order').on(t.list, t.position, t.id),
    check('groups_list', isOneOf(t.list, groupLists)),
    check('groups_title', isName(t.title, 120)),
    check('groups_bn', isShort(t.titleBn, 120)),
  ],
)

export const groupItems = pgTable(
  'group_items',
  {
    id: id(),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    titleBn: bangla('title'),
    description: text().notNull(),
    descriptionBn: bangla('description'),
    color: text().notNull(),
    icon: text(),
    position: position(),
    live: live(),
  },
  (t) => [
    index('group_items_in_order').on(t.groupId, t.position, t.id),
    check('group_items_title', isName(t.title, 120)),
    check('group_items_description', isShort(t.description, 2000)),
    check('group_items_bn', sql`${isShort(t.titleBn, 120)} and ${isShort(t.descriptionBn, 2000)}`),
    // It ends up in a style: a colour's name or #rrggbb, nothing else.
    check('group_items_color', sql`${t.color} ~* '^(#[0-9a-f]{6}|[a-z][a-z0-9-]{0,29})$'`),
  ],
)

/** Nobody is smaller than a newborn or taller than a door. */
const isHeight = (column: AnyPgColumn) => isBetween(column, 40, 250)

export const productKinds = ['ticket', 'goods', 'rider'] as const

/**
 * A kind of day ticket, something sold at the counter, or the type of a member's rider, which packages use and nobody buys.
 * Withdrawn by `on_sale`, never deleted once sold. A ticket without `minutes` is Unlimited; without a weekend or holiday price
 * it costs what it costs on other days.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    kind: text({ enum: productKinds }).notNull().default('ticket'),
    name: text().notNull(),
    nameBn: bangla('name'),
    price: poisha('price').notNull(),
    weekendPrice: poisha('weekend_price'),
    holidayPrice: poisha('holiday_price'),
    extraHourPrice: poisha('extra_hour_price'),
    /** Null: that of the centre. */
    vatRateBp: integer('vat_rate_bp'),
    age: text().notNull(),
    ageBn: bangla('age'),
    minutes: integer(),
    minHeightCm: integer('min_height_cm'),
    maxHeightCm: integer('max_height_cm'),
    socks: text({ enum: socks }).notNull().default('required'),
    reentry: boolean().notNull().default(false),
    position: position(),
    onSale: boolean('on_sale').notNull().default(true),
    online: boolean().notNull().default(true),
    counter: boolean().notNull().default(true),
    ...kept(),
  },
  (t) => [
    index('products_in_order').on(t.position, t.id),
    // Riders carry the ticket's name as their type, so two tickets on sale never share one.
    uniqueIndex('products_name_on_sale')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.onSale} and ${t.kind} = 'ticket' and ${t.deletedAt} is null`),
    check('products_kind', isOneOf(t.kind, productKinds)),
    // An order keeps it in as many.
    check('products_name', isText(t.name, 50)),
    check('products_age', isShort(t.age, 50)),
    check('products_bn', sql`${isShort(t.nameBn, 50)} and ${isShort(t.ageBn, 50)}`),
    check('products_price', isNotNegative(t.price, t.weekendPrice, t.holidayPrice, t.extraHourPrice)),
    check('products_vat_rate', isBasisPoints(t.vatRateBp)),
    check('products_minutes', isBetween(t.minutes, 15, 720)),
    check('products_heights', sql`${isHeight(t.minHeightCm)} and ${isHeight(t.maxHeightCm)}`),
    check('products_height_order', sql`${t.minHeightCm} <= ${t.maxHeightCm}`),
    check('products_socks', isOneOf(t.socks, socks)),
    // A clock that has started never stops, so only who has none may go out and come back (rule 5 of the terms).
    check('products_reentry', sql`not ${t.reentry} or ${t.minutes} is null`),
  ],
)

/** A membership. `hour` 0 means Unlimited. */
export const packages = pgTable(
  'packages',
  {
    id: id(),
    title: text().notNull(),
    titleBn: bangla('title'),
    name: text().notNull(),
    nameBn: bangla('name'),
    month: integer().notNull(),
    price: poisha('price').notNull(),
    oldPrice: poisha('old_price'),
    days: text({ enum: weekdays }).array().notNull(),
    hour: integer().notNull(),
    extraHourPrice: poisha('extra_hour_price').notNull(),
    pictureId: shownPicture(),
    description: text().notNull(),
    descriptionBn: bangla('description'),
    position: position(),
    onSale: boolean('on_sale').notNull().default(true),
    ...kept(),
  },
  (t) => [
    index('packages_in_order').on(t.position, t.id),
    check('packages_title', isName(t.title, 120)),
    check('packages_name', isName(t.name, 120)),
    check('packages_description', isShort(t.description, 4000)),
    check(
      'packages_bn',
      sql`${isShort(t.titleBn, 120)} and ${isShort(t.nameBn, 120)} and ${isShort(t.descriptionBn, 4000)}`,
    ),
    check('packages_month', isBetween(t.month, 1, 24)),
    check('packages_hour', isBetween(t.hour, 0, 24)),
    check('packages_price', isNotNegative(t.price, t.oldPrice, t.extraHourPrice)),
    check('packages_days', areWeekdays(t.days)),
  ],
)

/** How many riders of a type a package includes, and what one more costs. */
export const packageDetails = pgTable(
  'package_details',
  {
    id: id(),
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    qty: integer().notNull(),
    price: poisha('price').notNull(),
  },
  (t) => [
    unique('package_details_type_once').on(t.packageId, t.productId),
    index('package_details_of_product').on(t.productId),
    check('package_details_qty', isBetween(t.qty, 0, 50)),
    check('package_details_price', isNotNegative(t.price)),
  ],
)

export const branches = pgTable(
  'branches',
  {
    id: id(),
    name: text().notNull(),
    nameBn: bangla('name'),
    address: text(),
    addressBn: bangla('address'),
    phone: text(),
    position: position(),
    open: boolean().notNull().default(true),
    /** How many people may book a day on the site; null is no limit. */
    dayCapacity: integer('day_capacity'),
    /** How many may be inside at once; null where nobody counts. */
    insideLimit: integer('inside_limit'),
    /** Whether each child gets a band with a number. */
    bands: boolean().notNull().default(false),
    ...kept(),
  },
  (t) => [
    uniqueIndex('branches_name_once')
      .on(t.name)
      .where(sql`${t.deletedAt} is null`),
    check('branches_name', isName(t.name, 120)),
    check('branches_bn', isShort(t.nameBn, 120)),
    check('branches_address', sql`${isShort(t.address, 300)} and ${isShort(t.addressBn, 300)}`),
    check('branches_phone', isAtMost(t.phone, 40)),
    check('branches_day_capacity', isBetween(t.dayCapacity, 1, 100_000)),
    check('branches_inside_limit', isBetween(t.insideLimit, 1, 100_000)),
  ],
)
