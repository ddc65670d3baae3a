import { type Dispatch, type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useReducer } from 'react'
import {
  AUTOPLAY_MS,
  carousel,
  type CarouselEvent,
  type CarouselState,
  isPlaying,
  startCarousel,
} from './carousel-state.ts'

const now = (): number => performance.now()

function useAutoplay(state: CarouselState, dispatch: Dispatch<CarouselEvent>) {
  const playing = isPlaying(state)
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => dispatch({ type: 'step', by: 1, now: now() }), AUTOPLAY_MS)
    return () => clearTimeout(timer)
  }, [playing, state.index, dispatch])
}

function useHiddenTab(dispatch: Dispatch<CarouselEvent>) {
  useEffect(() => {
    const look = () => dispatch({ type: 'hold', why: 'hidden', on: document.hidden })
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [dispatch])
}

function useReducedMotion(dispatch: Dispatch<CarouselEvent>) {
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => dispatch({ type: 'hold', why: 'motion', on: query.matches })
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [dispatch])
}

/** A finger does not hover: it would hold the carousel until the next tap elsewhere. */
const hover = (dispatch: Dispatch<CarouselEvent>, on: boolean) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') dispatch({ type: 'hold', why: 'hover', on })
}

const arrows: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

const watchers = (dispatch: Dispatch<CarouselEvent>) => ({
  onPointerEnter: hover(dispatch, true),
  onPointerLeave: hover(dispatch, false),
  onFocus: () => dispatch({ type: 'hold', why: 'focus', on: true }),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
    dispatch({ type: 'hold', why: 'focus', on: currentTarget.contains(relatedTarget) }),
  onKeyDown(event: KeyboardEvent) {
    const by = arrows[event.key]
    if (by) dispatch({ type: 'step', by, now: now() })
  },
})

const draggers = (dispatch: Dispatch<CarouselEvent>) => ({
  onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dispatch({ type: 'grab', x: event.clientX, now: now() })
  },
  onPointerMove: (event: PointerEvent) => dispatch({ type: 'move', x: event.clientX }),
  onPointerUp: () => dispatch({ type: 'drop', now: now() }),
  // The browser takes the pointer back when the finger scrolls the page.
  onPointerCancel: () => dispatch({ type: 'cancel' }),
})

export function useCarousel(count: number) {
  const [state, dispatch] = useReducer(carousel, count, startCarousel)
  useAutoplay(state, dispatch)
  useHiddenTab(dispatch)
  useReducedMotion(dispatch)
  return {
    state,
    step: (by: 1 | -1) => dispatch({ type: 'step', by, now: now() }),
    pause: (on: boolean) => dispatch({ type: 'hold', why: 'paused', on }),
    onCarousel: watchers(dispatch),
    onTrack: draggers(dispatch),
  }
}
