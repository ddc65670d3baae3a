import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, isOneOf, isPhone, isText } from '../db/columns.ts'

export const staffRoles = ['gate', 'manager'] as const

/** Those who let visitors in or keep the house. One who leaves is made inactive: old scans keep the name. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull().unique('staff_phone_once'),
    role: text({ enum: staffRoles }).notNull(),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('staff_name', isText(t.name, 50)),
    check('staff_phone', isPhone(t.phone)),
    check('staff_role', isOneOf(t.role, staffRoles)),
  ],
)
