type Hour = { sales: number; before: number }

export type Scale = {
  left: number
  most: number
  width: number
  /** Every how many hours one is named, so that names do not touch. */
  every: number
  middle: (place: number) => number
  y: (value: number) => number
}

const [LEFT, TOP, BOTTOM] = [44, 30, 24]

/** The next round number, whose half is round as well: both lines have names. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 3, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value
}

/** At most three lines, and zero always. */
export const gridOf = (most: number): number[] => [0, most / 2, most]

export function scaleOf(hours: Hour[], width: number, height: number): Scale {
  const most = Math.max(1000, roundUp(Math.max(...hours.flatMap(({ sales, before }) => [sales, before]))))
  const step = (width - LEFT) / hours.length
  return {
    left: LEFT,
    most,
    width: Math.min(40, step * 0.62),
    every: Math.ceil(hours.length / 12),
    middle: (place) => Math.round((LEFT + step * (place + 0.5)) * 10) / 10,
    y: (value) => Math.round((height - BOTTOM - (value / most) * (height - BOTTOM - TOP)) * 10) / 10,
  }
}

/** A bar with round shoulders that stands on zero; nothing sold is no bar. */
export function barPath({ middle, y, width }: Scale, place: number, value: number): string {
  const [left, right] = [middle(place) - width / 2, middle(place) + width / 2]
  const [foot, head] = [y(0), y(value)]
  const radius = Math.min(5, foot - head)
  if (radius <= 0) return ''
  return `M${left} ${foot}V${head + radius}q0-${radius} ${radius}-${radius}H${right - radius}q${radius} 0 ${radius} ${radius}V${foot}z`
}
