import { useEffect, useRef, useState } from 'react'
import type { Order } from '../orders/purchase.ts'
import { storageKey, writeStored } from '../session/customer-storage.ts'
import { type Draft, openDraft, type Parse, readDraft } from './draft.ts'
import { orderKey } from './order-key.ts'

type OpenDraft<Value> = {
  value: Value
  change: (change: Partial<Value>) => void
  placed: (order: Order) => void
  keyFor: (content: unknown) => string
}

/** What is typed survives a reload, a failed payment and the other tab, which shows the same. */
export function useDraft<Value extends object>(owner: number, name: string, parse: Parse<Value>): OpenDraft<Value> {
  const [draft, setDraft] = useState(() => openDraft(owner, name, parse))
  // A change may come from an answer that was asked for long ago: it starts from what is there now.
  const latest = useRef(draft)
  const show = (next: Draft<Value>) => {
    latest.current = next
    setDraft(next)
  }
  const save = (change: Partial<Draft<Value>>) => {
    show({ ...latest.current, ...change })
    writeStored(owner, name, latest.current)
  }
  useEffect(() => {
    // Without a key, all of the storage was cleared.
    const onStorage = ({ key }: StorageEvent) =>
      (key === storageKey(name) || key === null) && show(readDraft(owner, name, parse))
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [owner, name, parse])
  return {
    value: draft.value,
    change: (change) => save({ value: { ...latest.current.value, ...change } }),
    placed: (order) => save({ order }),
    keyFor: (content) => orderKey(latest.current.id, content),
  }
}
