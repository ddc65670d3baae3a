import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, isText } from '../db/columns.ts'
import { staff } from '../staff/tables.ts'

/** What a thing of the content was, with each of its versions: the newest hundred. */
export const contentVersions = pgTable(
  'content_versions',
  {
    /** As the log names it: `ride`, `ticket`, `policy`. */
    kind: text().notNull(),
    thingId: text('thing_id').notNull(),
    version: integer().notNull(),
    at: instant('at').notNull(),
    byId: integer('by_id').references(() => staff.id, { onDelete: 'restrict' }),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Pictures that these fields show: they are kept as long as the version is. */
    pictureIds: integer('picture_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.thingId, t.version] }),
    index('content_versions_of_picture').using('gin', t.pictureIds),
    check('content_versions_kind', isText(t.kind, 40)),
    check('content_versions_thing', isText(t.thingId, 60)),
    check('content_versions_fields', sql`jsonb_typeof(${t.fields}) = 'object'`),
  ],
)
