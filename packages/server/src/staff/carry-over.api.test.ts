import { expect, it } from 'vitest'
import { migrateDatabase } from '../db/migrate.ts'
import { testDatabase } from '../testing/database.ts'
import { migrateUpTo } from '../testing/migrate-up-to.ts'

it('when a database of the version before has staff, they keep their work and all branches', async () => {
  const database = await testDatabase('bare')
  await migrateUpTo(database, '0014_languages')
  await database.pool.query(
    `insert into staff (name, phone, role, active) values ('Rahim', '01711000004', 'gate', true), ('Karim', '01711000002', 'manager', false)`,
  )
  await migrateDatabase(database)
  const { rows } = await database.pool.query(
    'select name, role, active, all_branches, language, pin_hash from staff order by id',
  )
  expect(rows).toEqual([
    { name: 'Rahim', role: 'gate', active: true, all_branches: true, language: 'bn', pin_hash: null },
    { name: 'Karim', role: 'manager', active: false, all_branches: true, language: 'en', pin_hash: null },
  ])
  await database.close()
})
