import type { User } from '#contract/schemas/user.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { presentUser } from './present.ts'
import { prepareCustomerRead } from './queries.ts'

export function createUserRead(db: Tx): (id: number) => Promise<User> {
  const readCustomer = prepareCustomerRead(db)
  return async (id) => {
    const found = await readCustomer(id)
    if (found === undefined) throw new AppError('unauthenticated')
    return presentUser(found)
  }
}
