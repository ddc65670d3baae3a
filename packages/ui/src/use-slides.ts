import { useLayoutEffect, useRef, useState } from 'react'
import { slideAt } from './slide-at.ts'

const arrows: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

const placeOf = (track: HTMLElement, count: number): number => slideAt(track.scrollLeft, track.clientWidth, count)
const jump = (track: HTMLElement, i: number): void =>
  track.scrollTo({ left: i * track.clientWidth, behavior: 'instant' })

/** On the document, because a click on a picture leaves no element focused to hear a key; at once, so that no key is lost. */
function useArrows(step: (by: 1 | -1) => void) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = arrows[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      // A focused track would scroll by itself too.
      event.preventDefault()
      step(by)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

export function useSlides(start: number, count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)
  const [ready, setReady] = useState(false)
  const step = (by: 1 | -1) => ref.current && jump(ref.current, placeOf(ref.current, count) + by)
  useLayoutEffect(() => {
    if (ref.current) jump(ref.current, start)
  }, [start])
  useArrows(step)
  const onTrack = {
    ref,
    // What scrolls must be within reach of a keyboard.
    tabIndex: 0,
    onScroll: () => ref.current && setAt(placeOf(ref.current, count)),
    onLoad: () => setReady(true),
  }
  return { at, ready, step, onTrack }
}
