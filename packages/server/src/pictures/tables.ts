import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bangla, createdAt, id, instant, isAtMost, isBetween, isHash, isText } from '../db/columns.ts'

/** A stored raster: under `key` the storage holds `${w}.avif`, `.webp` and `.jpg` for every w in widths. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    sha256: text().notNull(),
    use: text().notNull(),
    key: text().notNull(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull(),
    altBn: bangla('alt'),
    /** What stays in sight when a frame shows only a part, in percent from the left and from the top. */
    focusX: smallint('focus_x').notNull().default(50),
    focusY: smallint('focus_y').notNull().default(50),
    createdAt: createdAt(),
  },
  (t) => [
    // The same bytes told in other words, or looked at elsewhere, are another row over the same files.
    unique('pictures_stored_once').on(t.sha256, t.use, t.alt, t.altBn, t.focusX, t.focusY).nullsNotDistinct(),
    check('pictures_sha256', isHash(t.sha256)),
    check('pictures_use', sql`${t.use} ~ '^[a-z][a-z-]{0,29}$'`),
    check('pictures_key', isText(t.key, 200)),
    check('pictures_alt', isText(t.alt, 300)),
    check('pictures_bn', isAtMost(t.altBn, 300)),
    check('pictures_focus', sql`${isBetween(t.focusX, 0, 100)} and ${isBetween(t.focusY, 0, 100)}`),
    check('pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('pictures_widths', sql`cardinality(${t.widths}) > 0 and 0 < all(${t.widths})`),
  ],
)

/** A picture as a browser of the staff sent it: the same sending again, over a line that broke, is the same picture. */
export const pictureSends = pgTable(
  'picture_sends',
  {
    clientId: uuid('client_id').primaryKey(),
    pictureId: integer('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('picture_sends_at').on(t.at), index('picture_sends_of_picture').on(t.pictureId)],
)
