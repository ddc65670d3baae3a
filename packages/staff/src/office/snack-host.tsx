import { useEffect, useState, useSyncExternalStore } from 'react'
import * as words from '#words/office.ts'
import './snack-host.css'
import { currentSnack, hideSnack, onSnack, type Snack, SNACK_MS } from './snack.ts'

/** It outlives the screen on which the act was done. */
export function SnackHost() {
  const snack = useSyncExternalStore(onSnack, currentSnack)
  return <div role="status">{snack && <Line key={snack.id} snack={snack} />}</div>
}

/** It waits while a pointer or the focus is on it. */
function Line({ snack: { id, text, undo } }: { snack: Snack }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(hideSnack, SNACK_MS, id)
    return () => clearTimeout(timer)
  }, [held, id])
  const [hold, release] = [() => setHeld(true), () => setHeld(false)]
  const takeBack = () => {
    hideSnack(id)
    undo?.()
  }
  return (
    <div className="snack" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <p>{text}</p>
      {undo && (
        <button type="button" onClick={takeBack}>
          {words.undo}
        </button>
      )}
    </div>
  )
}
