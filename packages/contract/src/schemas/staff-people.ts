import { z } from 'zod'
import { isBlank, isLongerThan, tidyText } from '../rules/characters.ts'
import { languages } from '../rules/language.ts'
import { named } from '../words/named.ts'
import { Branch } from './branch.ts'
import { PageMeta, PageQuery } from './paging.ts'
import { Phone } from './sign-in.ts'
import { OwnDevice, Role } from './staff.ts'

const [office, rules] = [named('staffOffice'), named('rules')]

export const MAX_STAFF_NAME = 50
const MOST_BRANCHES = 100

/** Half a character: the log keeps names as JSON, which PostgreSQL does not take with these. */
const HALVES = /\p{Cs}/gu

const Name = z
  .string(rules.nameRequired)
  .max(1000, rules.nameTooLarge)
  .transform((typed) => tidyText(typed.replace(HALVES, '')))
  .refine((name) => !isBlank(name), rules.nameRequired)
  .refine((name) => !isLongerThan(name, MAX_STAFF_NAME), rules.nameTooLarge)

const BranchIds = z.union(
  [
    z.literal('all'),
    z
      .array(z.int().min(1).max(2_147_483_647))
      .min(1)
      .max(MOST_BRANCHES)
      .transform((ids) => [...new Set(ids)]),
  ],
  office.branchesRequired,
)
const Language = z.enum(languages, rules.languageInvalid)

/** Without a language it is Bangla for gate and cashier, English for the others. */
export const NewPerson = z.object({
  name: Name,
  phone: Phone,
  role: Role,
  branch_ids: BranchIds,
  language: Language.optional(),
  active: z.boolean(office.activeForm).default(true),
})
export type NewPerson = z.output<typeof NewPerson>

export const PersonChange = z
  .object({
    name: Name,
    phone: Phone,
    role: Role,
    branch_ids: BranchIds,
    language: Language,
    active: z.boolean(office.activeForm),
  })
  .partial()
export type PersonChange = z.output<typeof PersonChange>

export const Person = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  role: Role,
  /** All there are, for who has them all. */
  branches: z.array(Branch),
  all_branches: z.boolean(),
  language: z.enum(languages),
  active: z.boolean(),
  pin_set: z.boolean(),
  last_seen_at: z.iso.datetime().nullable(),
  /** The device they were last seen on; null on an own phone or an office computer. */
  last_seen_on: z.string().nullable(),
  /** Whether the caller may change them. */
  can_change: z.boolean(),
})
export type Person = z.infer<typeof Person>

/** To tap on a device on which nobody is signed in. */
export const PersonName = z.object({ id: z.int(), name: z.string(), role: Role, pin_set: z.boolean() })
export type PersonName = z.infer<typeof PersonName>

/** To somebody who keeps people: whom they may see. To a device without anybody: the names of its branch. */
export const People = z.union([
  z.object({ data: z.array(Person), meta: PageMeta }),
  z.object({ data: z.array(PersonName), device: OwnDevice, centre: z.string() }),
])
export type People = z.infer<typeof People>

/** Ten people fit on one page; the owner's side shows 25. */
export const PeopleQuery = PageQuery.extend({
  per_page: PageQuery.shape.per_page.unwrap().default(25),
  /** Part of a name or of a number. */
  q: z.string().max(100, office.searchTooLong).default(''),
})
export type PeopleQuery = z.output<typeof PeopleQuery>
