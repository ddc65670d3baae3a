import { useCallback } from 'react'
import type { Order } from '../orders/purchase.ts'
import { storageKey, writeStored } from '../session/customer-storage.ts'
import { type Draft, openDraft, type Parse, readDraft } from './draft.ts'
import { orderKey } from './order-key.ts'
import { useKept } from './use-kept.ts'

type OpenDraft<Value> = {
  value: Value
  /** What is there now, also for whoever was drawn before. */
  now: () => Value
  change: (change: Partial<Value>) => void
  placed: (order: Order) => void
  keyFor: (content: unknown) => string
}

export function useDraft<Value extends object>(owner: number, name: string, parse: Parse<Value>): OpenDraft<Value> {
  const { value, latest, keep } = useKept<Draft<Value>>({
    key: storageKey(name),
    open: () => openDraft(owner, name, parse),
    read: () => readDraft(owner, name, parse),
    write: (draft) => writeStored(owner, name, draft),
  })
  const change = useCallback(
    (part: Partial<Value>) => keep({ ...latest.current, value: { ...latest.current.value, ...part } }),
    [keep, latest],
  )
  return {
    value: value.value,
    now: useCallback(() => latest.current.value, [latest]),
    change,
    placed: (order) => keep({ ...latest.current, order }),
    keyFor: (content) => orderKey(latest.current.id, content),
  }
}
