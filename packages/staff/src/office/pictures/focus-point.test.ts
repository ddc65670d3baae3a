import { expect, it } from 'vitest'
import { moved, tapped } from './focus-point.ts'

const box = { left: 100, top: 50, width: 200, height: 100 }

it('when the picture is tapped, the point lies there in percent of it, and never outside', () => {
  expect(tapped({ clientX: 150, clientY: 125 }, box)).toEqual({ x: 25, y: 75 })
  expect(tapped({ clientX: 99, clientY: 900 }, box)).toEqual({ x: 0, y: 100 })
})

it('when an arrow key is pressed, the point moves a little, with Shift farther, and stops at the edge', () => {
  const key = (name: string, shiftKey = false) => moved({ x: 50, y: 1 }, { key: name, shiftKey })
  expect(key('ArrowRight')).toEqual({ x: 52, y: 1 })
  expect(key('ArrowLeft', true)).toEqual({ x: 40, y: 1 })
  expect(key('ArrowUp')).toEqual({ x: 50, y: 0 })
  expect(key('ArrowDown', true)).toEqual({ x: 50, y: 11 })
  expect(key('Home')).toEqual({ x: 50, y: 50 })
  expect(key('a')).toBeNull()
})
