import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { moved, type Place, shiftOf, targetOf } from './order.ts'

/** `by`: how far the pointer has drawn it; null when keys move it. */
type Lift = { from: number; to: number; places: Place[]; by: number | null }

/** Near an edge of the window the page scrolls along. */
const EDGE = 96
const STEP = 12
/** Less is a press, not a drag. */
const STILL = 4

const placesIn = (list: HTMLElement | null): Place[] =>
  [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { top: top + scrollY, height }
  })

type Options<T> = {
  items: readonly T[]
  onOrder: (items: T[], from: number, to: number) => void
  onPress: (at: number) => void
}

/** Order by mouse, finger and keys: Space lifts, arrows move, Space drops, Escape puts back. The rows stay where they are in the page until then. */
export function useDragOrder<T>({ items, onOrder, onPress }: Options<T>) {
  const list = useRef<HTMLOListElement>(null)
  const [lift, setLift] = useState<Lift | null>(null)
  const refocus = useRef<number | null>(null)
  const drop = ({ from, to }: Pick<Lift, 'from' | 'to'>) => {
    setLift(null)
    if (from === to) return
    refocus.current = to
    onOrder(moved(items, from, to), from, to)
  }
  useEffect(() => {
    if (refocus.current === null) return
    list.current?.children[refocus.current]?.querySelector<HTMLElement>('[data-handle]')?.focus()
    refocus.current = null
  }, [items])

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const { key } = event
    if (key === ' ') {
      event.preventDefault()
      if (lift) drop(lift)
      else setLift({ from: at, to: at, places: placesIn(list.current), by: null })
    }
    if (!lift || lift.by !== null) return
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (step === 0 && key !== 'Escape') return
    event.preventDefault()
    if (key === 'Escape') setLift(null)
    else setLift({ ...lift, to: Math.min(Math.max(lift.to + step, 0), items.length - 1) })
  }

  const onPointerDown = (event: PointerEvent, at: number) => {
    if (event.button === 0) followPointer({ event, at, list: list.current, setLift, drop, press: () => onPress(at) })
  }
  return {
    list,
    lift,
    handleOf: (at: number) => ({
      'data-handle': true,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, at),
      onPointerDown: (event: PointerEvent) => onPointerDown(event, at),
      // Some browsers press a button when Space comes up.
      onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
      // Enter, and whoever presses without a pointer, as a screen reader does; a pointer's click was heard when it came up.
      onClick: ({ detail }: MouseEvent) => detail === 0 && !lift && onPress(at),
      // Whoever leaves a lifted row puts it back.
      onBlur: () => lift?.by === null && setLift(null),
    }),
    styleOf: (at: number): CSSProperties | undefined => (lift ? { translate: `0 ${offsetOf(lift, at)}px` } : undefined),
  }
}

const offsetOf = ({ from, to, places, by }: Lift, at: number): number =>
  at === from && by !== null ? by : shiftOf(places, from, to, at)

type Follow = {
  event: PointerEvent
  at: number
  list: HTMLElement | null
  setLift: (lift: Lift | null) => void
  drop: (lift: Pick<Lift, 'from' | 'to'>) => void
  press: () => void
}

/** Heard on the document: a finger that leaves the handle is still drawing. */
function followPointer({ event, at, list, setLift, drop, press }: Follow): void {
  const places = placesIn(list)
  const start = event.clientY + scrollY
  let [y, isDrag, frame] = [event.clientY, false, 0]
  const heard = new AbortController()
  const { signal } = heard
  const end = () => {
    heard.abort()
    cancelAnimationFrame(frame)
  }
  const follow = () => {
    const by = y + scrollY - start
    setLift({ from: at, to: targetOf(places, at, by), places, by })
  }
  const scroll = () => {
    const step = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0
    if (step !== 0) {
      scrollBy(0, step)
      follow()
    }
    frame = requestAnimationFrame(scroll)
  }
  const onMove = (move: globalThis.PointerEvent) => {
    y = move.clientY
    if (!isDrag && Math.abs(y + scrollY - start) < STILL) return
    if (!isDrag) frame = requestAnimationFrame(scroll)
    isDrag = true
    follow()
  }
  const onUp = () => {
    end()
    if (isDrag) drop({ from: at, to: targetOf(places, at, y + scrollY - start) })
    else press()
  }
  const putBack = () => {
    end()
    setLift(null)
  }
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', onUp, { signal })
  document.addEventListener('pointercancel', putBack, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && putBack(), { signal })
}
