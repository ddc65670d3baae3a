import type { Order } from '../orders/purchase.ts'
import { readStored, removeStored, writeStored } from '../session/customer-storage.ts'
import { newDraftId } from './order-key.ts'

/** A checkout as far as it is filled in. `order` is the last one that was placed from it and not yet seen as paid. */
export type Draft<Value> = { id: string; order: Order | null; value: Value }

export type Parse<Value> = (raw: unknown) => Value

export const TICKETS = 'tickets'

const isOrder = (raw: unknown): raw is Order => Number.isInteger((raw as Partial<Order> | null)?.id)

export function readDraft<Value>(owner: number, name: string, parse: Parse<Value>): Draft<Value> {
  const { id, order, value } = (readStored(owner, name) ?? {}) as Partial<Draft<unknown>>
  return { id: typeof id === 'string' ? id : newDraftId(), order: isOrder(order) ? order : null, value: parse(value) }
}

/** Kept from the start, so that a second tab goes on with the same draft. */
export function openDraft<Value>(owner: number, name: string, parse: Parse<Value>): Draft<Value> {
  const draft = readDraft(owner, name, parse)
  writeStored(owner, name, draft)
  return draft
}

/** The order is paid: what was typed for it has served. A draft that has moved on to another order stays. */
export function closeDraft(owner: number, name: string, orderId: number): void {
  if (readDraft(owner, name, () => null).order?.id === orderId) removeStored(name)
}
