export const SLIDE_LOCK_MS = 500
export const AUTOPLAY_MS = 3000
export const DRAG_THRESHOLD_PX = 48

export type Hold = 'hover' | 'focus' | 'hidden' | 'motion' | 'paused'

export type CarouselState = {
  count: number
  index: number
  lockedUntil: number
  drag: { from: number; by: number } | null
  holds: readonly Hold[]
}

export type CarouselEvent =
  | { type: 'step'; by: 1 | -1; now: number }
  | { type: 'grab'; x: number; now: number }
  | { type: 'move'; x: number }
  | { type: 'drop'; now: number }
  | { type: 'cancel' }
  | { type: 'hold'; why: Hold; on: boolean }

export const startCarousel = (count: number): CarouselState => ({
  count,
  index: 0,
  lockedUntil: 0,
  drag: null,
  holds: [],
})

export const isPlaying = ({ count, drag, holds }: CarouselState): boolean =>
  count > 1 && drag === null && holds.length === 0

/** Both ends join: after the last slide comes the first. Input is ignored while a slide is on its way. */
function step(state: CarouselState, by: number, now: number): CarouselState {
  if (now < state.lockedUntil || state.count < 2) return { ...state, drag: null }
  const index = (state.index + by + state.count) % state.count
  return { ...state, index, drag: null, lockedUntil: now + SLIDE_LOCK_MS }
}

function drop(state: CarouselState, now: number): CarouselState {
  const by = state.drag?.by ?? 0
  if (Math.abs(by) < DRAG_THRESHOLD_PX) return { ...state, drag: null }
  return step(state, by < 0 ? 1 : -1, now)
}

function hold(state: CarouselState, why: Hold, on: boolean): CarouselState {
  const others = state.holds.filter((reason) => reason !== why)
  return { ...state, holds: on ? [...others, why] : others }
}

export function carousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'step':
      return step(state, event.by, event.now)
    case 'grab':
      return event.now < state.lockedUntil ? state : { ...state, drag: { from: event.x, by: 0 } }
    case 'move':
      return state.drag ? { ...state, drag: { ...state.drag, by: event.x - state.drag.from } } : state
    case 'drop':
      return drop(state, event.now)
    case 'cancel':
      return { ...state, drag: null }
    case 'hold':
      return hold(state, event.why, event.on)
  }
}

/** Slides a carousel needs so that one leaving on one side is never seen arriving on the other. */
const ENOUGH_SLIDES = 5

export function repeatUntilFull<T>(pictures: T[]): T[] {
  if (pictures.length < 2) return pictures
  return Array.from({ length: Math.ceil(ENOUGH_SLIDES / pictures.length) }, () => pictures).flat()
}

export type SlidePlace = 'on' | 'before' | 'after' | 'left' | 'right'

export function slidePlaceOf(i: number, index: number, count: number): SlidePlace {
  const ahead = (i - index + count) % count
  if (ahead === 0) return 'on'
  if (ahead === 1) return 'after'
  if (ahead === count - 1) return 'before'
  return ahead <= count / 2 ? 'right' : 'left'
}
