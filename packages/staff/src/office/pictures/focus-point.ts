type Point = { x: number; y: number }

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)))

/** Where somebody tapped, in percent of the picture. */
export const tapped = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Point => ({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) })

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** An arrow moves the point by 2 percent, with Shift by 10; Home puts it into the middle. Null: not one of these keys. */
export function moved({ x, y }: Point, { key, shiftKey }: { key: string; shiftKey: boolean }): Point | null {
  if (key === 'Home') return { x: 50, y: 50 }
  const step = steps[key]
  const by = shiftKey ? 10 : 2
  return step ? { x: within(x + step.x * by), y: within(y + step.y * by) } : null
}
