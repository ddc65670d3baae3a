import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, isNotNegative, isText } from './columns.ts'

/**
 * The timetable: one row a recurring job. A process takes a due one by moving `due_at` on in one UPDATE, and moves it
 * on again while it is at work, so several processes share the work. What a job works through has its own table and SKIP LOCKED.
 */
export const jobs = pgTable(
  'jobs',
  {
    name: text().primaryKey(),
    dueAt: instant('due_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    failures: integer().notNull().default(0),
    lastError: text('last_error'),
  },
  (t) => [check('jobs_name', isText(t.name, 60)), check('jobs_failures', isNotNegative(t.failures))],
)
