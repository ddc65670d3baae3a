import { mayKeep } from '#contract/rights.ts'
import type { NewPerson, PersonChange } from '#contract/schemas/staff-people.ts'
import { named } from '#contract/words/named.ts'
import { worksAt, type StaffActor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { Database, Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { refuseIf, wrongField } from '../http/refuse-field.ts'
import {
  allBranches,
  countPeople,
  insertPerson,
  lockPerson,
  replaceBranches,
  updatePerson,
  type PersonRow,
} from './people-queries.ts'
import { canChange, sharesBranch } from './present-person.ts'
import { notAllowed } from './refusals.ts'
import { endSessionsOf } from './session-queries.ts'
import { changesOf, writeLog } from './write-log.ts'

const office = named('staffOffice')
/** Far more than a centre with ten staff ever has. */
const MOST_PEOPLE = 500

type Needs = { database: Database; clock: Clock }
type BranchIds = NewPerson['branch_ids']

export const addPerson = ({ database: { db }, clock }: Needs, by: StaffActor, typed: NewPerson): Promise<number> =>
  translated(() =>
    db.transaction(async (tx) => {
      const { name, phone, role, branch_ids, active } = typed
      if (!mayKeep(by.role, role)) throw notAllowed()
      const branches = await chosenBranches(tx, by, branch_ids)
      refuseIf('name', (await countPeople(tx)) >= MOST_PEOPLE ? office.peopleMost(MOST_PEOPLE) : null)
      const now = clock.now()
      const language = typed.language ?? (role === 'gate' || role === 'cashier' ? 'bn' : 'en')
      const row = { name, phone, role, active, language, allBranches: branch_ids === 'all', createdAt: now }
      const id = await insertPerson(tx, row, branches.ids)
      const changes = changesOf({}, { name, phone, role, branches: branches.names, language, active })
      const branchId = branches.ids[0] ?? null
      await writeLog(tx, by, { at: now, act: 'person.create', thing: { kind: 'person', id, name }, branchId, changes })
      return id
    }),
  )

export const changePerson = (
  { database: { db }, clock }: Needs,
  by: StaffActor,
  id: number,
  change: PersonChange,
): Promise<void> =>
  translated(() =>
    db.transaction(async (tx) => {
      const before = await lockPerson(tx, id)
      if (!before || !sharesBranch(by, before)) throw new AppError('not_found')
      if (!canChange(by, before) || !mayKeep(by.role, change.role ?? before.person.role)) throw notAllowed()
      await writeChange(tx, by, before, change, clock.now())
    }),
  )

async function writeChange(
  tx: Transaction,
  by: StaffActor,
  { person, branchIds }: PersonRow,
  { branch_ids, ...fields }: PersonChange,
  now: Date,
): Promise<void> {
  const all = await allBranches(tx)
  const before = { ...person, branches: namesOf(all, person.allBranches ? 'all' : branchIds) }
  const chosen = branch_ids && (await chosenBranches(tx, by, branch_ids))
  const changes = changesOf(before, { ...fields, ...(chosen && { branches: chosen.names }) })
  const ends = fields.active === false && person.active
  await updatePerson(tx, person.id, {
    name: person.name,
    ...fields,
    ...(branch_ids && { allBranches: branch_ids === 'all' }),
    ...(fields.active !== undefined && { endedById: fields.active ? null : ends ? by.staffId : person.endedById }),
  })
  if (chosen) await replaceBranches(tx, person.id, chosen.ids)
  if (ends) await endSessionsOf(tx, person.id, now)
  const thing = { kind: 'person', id: person.id, name: person.name }
  await writeLog(tx, by, { at: now, act: 'person.update', thing, branchId: branchIds[0] ?? null, changes })
}

/** Nobody gives away a branch that is not theirs. */
async function chosenBranches(
  tx: Transaction,
  by: StaffActor,
  chosen: BranchIds,
): Promise<{ ids: number[]; names: string }> {
  const all = await allBranches(tx)
  const isTheirs =
    chosen === 'all'
      ? by.branchIds === null
      : chosen.every((id) => worksAt(by, id) && all.some((branch) => branch.id === id))
  if (!isTheirs) throw wrongField('branch_ids', office.branchUnknown)
  return { ids: chosen === 'all' ? [] : chosen, names: namesOf(all, chosen) }
}

const namesOf = (all: { id: number; name: string }[], ids: BranchIds): string =>
  ids === 'all'
    ? 'All'
    : all
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join(', ')

/** The database holds that there is one owner, and one person a number. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const broken = constraintOf(error)
    if (broken === 'staff_phone_once') throw wrongField('phone', office.phoneTaken)
    if (broken === 'staff_one_owner') throw new AppError('conflict', { message: office.lastOwner })
    throw error
  }
}
