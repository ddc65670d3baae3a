/** When somebody last touched the screen, or held up a code; and whether the server has heard of it. */
let at = Date.now()
let isNews = false

export function noteTouch(now = Date.now()): void {
  at = now
  isNews = true
}

export const lastTouch = (): number => at

/** Whether there was a touch since it was last asked. */
export function takeTouch(): boolean {
  const was = isNews
  isNews = false
  return was
}
