import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, isText } from './columns.ts'

/**
 * What has been tried and when, so that "5 in any hour" is exact and holds across processes and restarts.
 * `limit` names what is counted ("code sent to number", "code sent to prefix"), `subject` for whom.
 */
export const limitEvents = pgTable(
  'limit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    limit: text().notNull(),
    subject: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('limit_events_of_subject').on(t.limit, t.subject, t.at),
    index('limit_events_age').on(t.at),
    check('limit_events_limit', isText(t.limit, 60)),
    check('limit_events_subject', isText(t.subject, 100)),
  ],
)
