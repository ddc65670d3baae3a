import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { movedTo } from './chosen-order.ts'

type Lift = { id: number; to: number; byKey: boolean }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A grid that is put in order: by mouse or finger at the handle, or by keys: Space lifts, arrows move, Space drops, Esc puts back. */
export function useGridOrder(ids: readonly number[], onOrder: (ids: number[]) => void) {
  const [lift, setLift] = useState<Lift | null>(null)
  const grid = useRef<HTMLOListElement>(null)
  const shown = lift ? movedTo(ids, lift.id, lift.to) : [...ids]
  const drop = () => {
    setLift(null)
    if (lift && ids.indexOf(lift.id) !== lift.to) onOrder(shown)
  }
  const placeUnder = (x: number, y: number): number => {
    const cards = [...(grid.current?.children ?? [])]
    return cards.findIndex((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    })
  }
  const byKey = (event: KeyboardEvent, id: number) => {
    const step = steps[event.key]
    if (event.key === ' ') {
      event.preventDefault()
      return lift ? drop() : setLift({ id, to: ids.indexOf(id), byKey: true })
    }
    if (!lift) return
    if (event.key === 'Escape') setLift(null)
    if (step === undefined) return
    event.preventDefault()
    setLift({ ...lift, to: Math.min(ids.length - 1, Math.max(0, lift.to + step)) })
  }
  const handleOf = (id: number) => ({
    onKeyDown: (event: KeyboardEvent) => byKey(event, id),
    onBlur: () => lift?.byKey && setLift(null),
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setLift({ id, to: ids.indexOf(id), byKey: false })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const to = lift && !lift.byKey ? placeUnder(clientX, clientY) : -1
      if (lift && to >= 0 && to !== lift.to) setLift({ ...lift, to })
    },
    onPointerUp: () => lift && !lift.byKey && drop(),
    onPointerCancel: () => setLift(null),
  })
  return { grid, shown, lift, handleOf }
}
