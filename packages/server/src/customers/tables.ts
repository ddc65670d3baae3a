import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { mostCodePoints } from '#contract/rules/characters.ts'
import { languages } from '#contract/rules/language.ts'
import { hearedBy, MAX_CHILD_AGE, MAX_CHILD_NAME, MAX_NAME, MIN_CHILD_AGE } from '#contract/rules/profile.ts'
import {
  createdAt,
  id,
  instant,
  isAtMost,
  isBetween,
  isHash,
  isNotNegative,
  isOneOf,
  isPhone,
  isText,
} from '../db/columns.ts'
import { pictures } from '../pictures/tables.ts'

export const customers = pgTable(
  'customers',
  {
    id: id(),
    phone: text().notNull().unique('customers_phone_once'),
    name: text().notNull().default(''),
    spouseName: text('spouse_name').notNull().default(''),
    email: text(),
    hearedBy: text('heared_by', { enum: hearedBy }),
    /** Of text messages: that of the page of the first sign-in, until the profile says another. */
    language: text({ enum: languages }).notNull().default('en'),
    pictureId: integer('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    /** Who was merged into this one: what the log says of them goes when this one is erased. */
    mergedIds: integer('merged_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [
    // Found by name: an index on name_parts(name), made by hand (0020).
    // Whoever removes a picture asks who shows it.
    index('customers_of_picture')
      .on(t.pictureId)
      .where(sql`${t.pictureId} is not null`),
    check('customers_phone', isPhone(t.phone)),
    check('customers_name', isAtMost(t.name, mostCodePoints(MAX_NAME))),
    check('customers_spouse_name', isAtMost(t.spouseName, mostCodePoints(MAX_NAME))),
    check(
      'customers_email',
      sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+[.][A-Za-z]{2,}$' and char_length(${t.email}) <= 254`,
    ),
    check('customers_heared_by', isOneOf(t.hearedBy, hearedBy)),
    check('customers_language', isOneOf(t.language, languages)),
  ],
)

export const children = pgTable(
  'children',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    age: smallint().notNull(),
  },
  (t) => [
    // Found by name: an index on name_parts(name), made by hand (0020).
    unique('children_in_order').on(t.customerId, t.position),
    check('children_position', isNotNegative(t.position)),
    check('children_name', isText(t.name, mostCodePoints(MAX_CHILD_NAME))),
    check('children_age', isBetween(t.age, MIN_CHILD_AGE, MAX_CHILD_AGE)),
  ],
)

export const MOST_WRONG_TRIES = 5

/** One row a number, so that a new code voids the old by replacing it. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    phone: text().primaryKey(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('sign_in_codes_expiry').on(t.expiresAt),
    check('sign_in_codes_phone', isPhone(t.phone)),
    check('sign_in_codes_hash', isHash(t.codeHash)),
    check('sign_in_codes_expiry_later', sql`${t.expiresAt} > ${t.sentAt}`),
    check('sign_in_codes_wrong_tries', isBetween(t.wrongTries, 0, MOST_WRONG_TRIES)),
  ],
)

/** A session: valid for 60 days from its last use, and for 180 days at most. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (t) => [
    index('tokens_of_customer').on(t.customerId),
    index('tokens_last_used').on(t.lastUsedAt),
    check('tokens_hash', isHash(t.hash)),
  ],
)
