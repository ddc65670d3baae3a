import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bangla, createdAt, id, isAtMost, isHash, isText } from '../db/columns.ts'

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
    createdAt: createdAt(),
  },
  (t) => [
    // The same bytes told in other words are another row over the same files.
    unique('pictures_stored_once').on(t.sha256, t.use, t.alt),
    check('pictures_sha256', isHash(t.sha256)),
    check('pictures_use', sql`${t.use} ~ '^[a-z][a-z-]{0,29}$'`),
    check('pictures_key', isText(t.key, 200)),
    check('pictures_alt', isText(t.alt, 300)),
    check('pictures_bn', isAtMost(t.altBn, 300)),
    check('pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('pictures_widths', sql`cardinality(${t.widths}) > 0 and 0 < all(${t.widths})`),
  ],
)
