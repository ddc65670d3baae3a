import { expect, it } from 'vitest'
import { migrateDatabase } from '../db/migrate.ts'
import { testDatabase } from '../testing/database.ts'
import { migrateUpTo } from '../testing/migrate-up-to.ts'

it('when a database of the version before has content, it is all live, and rider types are told from tickets off sale', async () => {
  const database = await testDatabase('bare')
  const { pool } = database
  await migrateUpTo(database, '0017_figures')
  await pool.query(`
    insert into products (name, price, age, on_sale) values
      ('Kid Play', 55000, '5', true), ('Old Play', 50000, '5', false), ('Kid', 80000, '', false), ('Sold Adult', 100, '', false);
    insert into packages (title, name, month, price, days, hour, extra_hour_price, description)
      values ('Pass', 'Star', 1, 250000, '{Friday}', 0, 0, '');
    insert into package_details (package_id, product_id, qty, price) values (1, 3, 1, 0), (1, 4, 1, 0);
    insert into branches (name) values ('Shapla');
    insert into orders (kind, invoice_number, sale_date, subtotal, total) values ('sale', 'INV-20261115-00001', '2026-11-15', 100, 100);
    insert into sales (order_id, branch_id, booking_date) values (1, 1, '2026-11-15');
    insert into sale_details (sale_id, product_id, name, qty, price) values (1, 4, 'Sold Adult', 1, 100);
    insert into rides (name, details) values ('Swing', '');
    insert into settings (vat_rate_bp) values (750)`)
  await migrateDatabase(database)
  const rows = async (text: string) => (await pool.query(text)).rows
  expect(await rows('select name, kind, on_sale, version, deleted_at from products order by id')).toEqual([
    { name: 'Kid Play', kind: 'ticket', on_sale: true, version: 1, deleted_at: null },
    { name: 'Old Play', kind: 'ticket', on_sale: false, version: 1, deleted_at: null },
    { name: 'Kid', kind: 'rider', on_sale: false, version: 1, deleted_at: null },
    { name: 'Sold Adult', kind: 'ticket', on_sale: false, version: 1, deleted_at: null },
  ])
  expect(await rows('select live, version, updated_by_id from rides')).toEqual([
    { live: true, version: 1, updated_by_id: null },
  ])
  expect(await rows('select weekend_days from settings')).toEqual([{ weekend_days: ['Friday', 'Saturday'] }])
  await database.close()
})
