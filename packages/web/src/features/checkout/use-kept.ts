import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** `read` and `write` know where it is kept; what they do may change with each drawing, what they are about may not. */
type Keeping<Value> = { key: string; read: () => Value; write: (value: Value) => void; open?: () => Value }
type Kept<Value> = { value: Value; latest: RefObject<Value>; keep: (next: Value) => void }

/** What is chosen and typed survives a reload, and another tab shows the same. */
export function useKept<Value>({ key: name, read, write, open = read }: Keeping<Value>): Kept<Value> {
  const [value, setValue] = useState(open)
  // A change may come from an answer that was asked for long ago: it starts from what is there now.
  const latest = useRef(value)
  const writing = useRef(write)
  const show = useCallback((next: Value) => {
    latest.current = next
    setValue(next)
  }, [])
  const keep = useCallback(
    (next: Value) => {
      show(next)
      writing.current(next)
    },
    [show],
  )
  const readAgain = useEffectEvent(() => show(read()))
  useEffect(() => {
    // Without a key, all of the storage was cleared.
    const onStorage = ({ key }: StorageEvent) => (key === name || key === null) && readAgain()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [name])
  return { value, latest, keep }
}
