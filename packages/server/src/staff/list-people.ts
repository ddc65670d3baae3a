import { lastPage } from '#contract/rules/paging.ts'
import type { People, PeopleQuery, Person } from '#contract/schemas/staff-people.ts'
import type { StaffActor } from '../actor.ts'
import type { Tx } from '../db/database.ts'
import { searchedFor } from '../db/search-texts.ts'
import { AppError } from '../http/app-error.ts'
import { presentDevice, type KnownDevice } from './known-device.ts'
import { allBranches, centreName, listedPerson, listPeople, namesAt } from './people-queries.ts'
import { presentPerson } from './present-person.ts'

const MOST_NAMES = 100

/** To somebody who keeps people: whom they know of. */
export async function seePeople(tx: Tx, by: StaffActor, { page, per_page, q }: PeopleQuery): Promise<People> {
  const slice = { limit: per_page, offset: (page - 1) * per_page }
  const { rows, total } = await listPeople(tx, { branchIds: by.branchIds, search: searchedFor(q) }, slice)
  const branches = await allBranches(tx)
  return {
    data: rows.map((row) => presentPerson(by, branches, row)),
    meta: { current_page: page, last_page: lastPage(total, per_page), per_page, total },
  }
}

/** To a device without anybody: whose name to tap. */
export async function seeNames(tx: Tx, device: KnownDevice): Promise<People> {
  const names = await namesAt(tx, device.branch.id, MOST_NAMES)
  return {
    data: names.map(({ id, name, role, pinSet }) => ({ id, name, role, pin_set: pinSet })),
    device: presentDevice(device),
    centre: await centreName(tx),
  }
}

export async function seePerson(tx: Tx, by: StaffActor, id: number): Promise<Person> {
  const row = await listedPerson(tx, id)
  if (!row) throw new AppError('not_found')
  return presentPerson(by, await allBranches(tx), row)
}
