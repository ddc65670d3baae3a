import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { weekdays } from '#contract/rules/week.ts'
import { areWeekdays, bangla, edited, isAtMost, isBasisPoints, isOneOf, isText } from '../db/columns.ts'
import { policyNames } from '#contract/rules/policy-text.ts'
import { pictures } from '../pictures/tables.ts'

/** The only row of its table has the id 1. */
const onlyRow = () => integer().primaryKey().default(1)

/** Who the centre is. `logo` and `wordmark` are addresses of drawings. */
export const businessInfo = pgTable(
  'business_info',
  {
    id: onlyRow(),
    name: text().notNull(),
    nameBn: bangla('name'),
    logo: text(),
    wordmark: text(),
    bannerPictureId: integer('banner_picture_id').references(() => pictures.id, { onDelete: 'restrict' }),
    bannerWidePictureId: integer('banner_wide_picture_id').references(() => pictures.id, { onDelete: 'restrict' }),
    bannerText: text('banner_text'),
    bannerTextBn: bangla('banner_text'),
    decription: text(),
    decriptionBn: bangla('decription'),
    tradeLicenseNo: text('trade_license_no'),
    /** The business identification number of the VAT office; receipts carry it. */
    bin: text(),
    facebook: text(),
    x: text(),
    instagram: text(),
    linkedin: text(),
    youtube: text(),
    address: text(),
    addressBn: bangla('address'),
    phone: text(),
    phone2: text('phone_2'),
    email: text(),
    email2: text('email_2'),
    /** In English, as programs read them too. */
    openingHours: text('opening_hours'),
    openingHoursBn: bangla('opening_hours'),
    guideline: text(),
    guidelineBn: bangla('guideline'),
    mapsIframe: text('maps_iframe'),
    ...edited(),
  },
  (t) => [
    check('business_info_one_row', sql`${t.id} = 1`),
    check('business_info_name', isText(t.name, mostCodePoints(120))),
    check('business_info_bn', isAtMost(t.nameBn, mostCodePoints(120))),
  ],
)

export const settings = pgTable(
  'settings',
  {
    id: onlyRow(),
    vatRateBp: integer('vat_rate_bp').notNull(),
    /** The days that may cost more. */
    weekendDays: text('weekend_days', { enum: weekdays })
      .array()
      .notNull()
      .default(sql`'{Friday,Saturday}'`),
    ...edited(),
  },
  (t) => [
    check('settings_one_row', sql`${t.id} = 1`),
    check('settings_vat_rate', isBasisPoints(t.vatRateBp)),
    check('settings_weekend_days', sql`cardinality(${t.weekendDays}) = 0 or ${areWeekdays(t.weekendDays)}`),
  ],
)

/** The text of a policy page; without a row, or without a text, it is the one that is built in. */
export const policies = pgTable(
  'policies',
  { name: text({ enum: policyNames }).primaryKey(), text: text(), textBn: bangla('text'), ...edited() },
  (t) => [
    check('policies_name', isOneOf(t.name, policyNames)),
    check(
      'policies_text',
      sql`${isAtMost(t.text, mostCodePoints(20_000))} and ${isAtMost(t.textBn, mostCodePoints(20_000))}`,
    ),
  ],
)
