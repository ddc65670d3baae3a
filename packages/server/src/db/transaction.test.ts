import { expectTypeOf, it } from 'vitest'
import type { Database, Transaction, Tx } from './database.ts'

it('when something must be all or nothing, the compiler takes a transaction and not the database', () => {
  expectTypeOf<Transaction>().toExtend<Tx>()
  expectTypeOf<Database['db']>().toExtend<Tx>()
  expectTypeOf<Database['db']>().not.toExtend<Transaction>()
})
