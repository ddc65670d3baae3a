import type { OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import type { StaffActor } from '../actor.ts'
import type { OrderReader } from './desk.ts'
import { readOrder } from './read-order.ts'

/** What was done, and the order as it is now. */
export const answerWith = async (
  needs: OrderReader,
  by: StaffActor,
  order: OrderParams,
  message: string,
): Promise<OrderAnswer> => ({ data: await readOrder(needs, by, order), message })
