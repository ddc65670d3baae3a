import type { Shop } from './open-shop.ts'
import { comeIn } from './staff-browser.ts'

/** A manager takes the payment that was held last as paid; what came of it. */
export async function confirmNewestHeld(shop: Shop): Promise<string> {
  const manager = await comeIn(shop, 'manager')
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select max(id) as id from payment_attempts where status = 'held'`,
  )
  const { body } = await manager.call('POST', `payments/held/${rows[0]?.id}`, { decision: 'confirm' })
  return (body as { data: { outcome: string } }).data.outcome
}
