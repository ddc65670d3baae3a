import type { Clock } from '../clock.ts'

export function movingClock(start = new Date('2026-11-15T06:00:00Z')): Clock & { pass(seconds: number): void } {
  let now = start.getTime()
  return { now: () => new Date(now), pass: (seconds) => void (now += seconds * 1000) }
}
