import { describe, expect, it } from 'vitest'
import {
  carousel,
  type CarouselEvent,
  type CarouselState,
  DRAG_THRESHOLD_PX,
  isPlaying,
  repeatUntilFull,
  slidePlaceOf,
  startCarousel,
} from './carousel-state.ts'

const after = (state: CarouselState, ...events: CarouselEvent[]): CarouselState => events.reduce(carousel, state)
const next = (now: number): CarouselEvent => ({ type: 'step', by: 1, now })
const previous = (now: number): CarouselEvent => ({ type: 'step', by: -1, now })
const drag = (by: number, now = 0): CarouselEvent[] => [
  { type: 'grab', x: 200, now },
  { type: 'move', x: 200 + by },
  { type: 'drop', now },
]

describe('stepping', () => {
  it('when the last slide is passed, the first comes', () => {
    expect(after({ ...startCarousel(6), index: 5 }, next(0)).index).toBe(0)
  })

  it('when one goes back from the first slide, the last comes', () => {
    expect(after(startCarousel(6), previous(0)).index).toBe(5)
  })

  it('when input comes within 500 ms of a step, it is ignored', () => {
    expect(after(startCarousel(6), next(1000), next(1499)).index).toBe(1)
    expect(after(startCarousel(6), next(1000), previous(1499)).index).toBe(1)
  })

  it('when 500 ms have passed, input counts again', () => {
    expect(after(startCarousel(6), next(1000), next(1500)).index).toBe(2)
  })

  it('when there is one slide, nothing moves', () => {
    expect(after(startCarousel(1), next(0), previous(600)).index).toBe(0)
  })
})

describe('dragging', () => {
  it('when a drag reaches the threshold to the left, the next slide comes', () => {
    expect(after(startCarousel(6), ...drag(-DRAG_THRESHOLD_PX))).toMatchObject({ index: 1, drag: null })
  })

  it('when a drag reaches the threshold to the right, the previous slide comes', () => {
    expect(after(startCarousel(6), ...drag(DRAG_THRESHOLD_PX)).index).toBe(5)
  })

  it('when a drag stays below the threshold, the slide stays', () => {
    expect(after(startCarousel(6), ...drag(1 - DRAG_THRESHOLD_PX))).toMatchObject({ index: 0, drag: null })
  })

  it('when the page takes the finger to scroll, the slide stays', () => {
    const grabbed = after(startCarousel(6), { type: 'grab', x: 0, now: 0 }, { type: 'move', x: -300 })
    expect(after(grabbed, { type: 'cancel' })).toMatchObject({ index: 0, drag: null })
  })

  it('when a slide is still on its way, it cannot be grabbed', () => {
    expect(after(startCarousel(6), next(1000), { type: 'grab', x: 0, now: 1200 }).drag).toBeNull()
  })

  it('when nothing is grabbed, moving the pointer does nothing', () => {
    const state = startCarousel(6)
    expect(after(state, { type: 'move', x: 80 })).toBe(state)
  })
})

describe('playing by itself', () => {
  it('when nothing holds it, it plays', () => {
    expect(isPlaying(startCarousel(6))).toBe(true)
  })

  it.each(['hover', 'focus', 'hidden', 'motion', 'paused'] as const)(
    'when %s holds it, it waits until that ends',
    (why) => {
      const held = after(startCarousel(6), { type: 'hold', why, on: true }, { type: 'hold', why, on: true })
      expect(isPlaying(held)).toBe(false)
      expect(isPlaying(after(held, { type: 'hold', why, on: false }))).toBe(true)
    },
  )

  it('when two things hold it, the end of one is not enough', () => {
    const held = after(
      startCarousel(6),
      { type: 'hold', why: 'hover', on: true },
      { type: 'hold', why: 'focus', on: true },
    )
    expect(isPlaying(after(held, { type: 'hold', why: 'hover', on: false }))).toBe(false)
  })

  it('when it is being dragged, it waits', () => {
    expect(isPlaying(after(startCarousel(6), { type: 'grab', x: 0, now: 0 }))).toBe(false)
  })

  it('when there is one slide, there is nothing to play', () => {
    expect(isPlaying(startCarousel(1))).toBe(false)
  })
})

describe('the rope', () => {
  it('when six hang on it, the neighbours of the first are the second and the last', () => {
    expect([0, 1, 2, 3, 4, 5].map((i) => slidePlaceOf(i, 0, 6))).toEqual([
      'on',
      'after',
      'right',
      'right',
      'left',
      'before',
    ])
  })

  it('when there are few pictures, they are hung again so that none jumps across', () => {
    expect(repeatUntilFull(['a', 'b'])).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
    expect(repeatUntilFull(['a', 'b', 'c'])).toHaveLength(6)
    expect(repeatUntilFull(['a', 'b', 'c', 'd'])).toHaveLength(8)
    expect(repeatUntilFull(['a', 'b', 'c', 'd', 'e'])).toHaveLength(5)
  })

  it('when there is one picture or none, it is left alone', () => {
    expect(repeatUntilFull(['a'])).toEqual(['a'])
    expect(repeatUntilFull([])).toEqual([])
  })
})
