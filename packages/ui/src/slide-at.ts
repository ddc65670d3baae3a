/** Which of `count` slides, each as wide as the window onto them, is shown when they are scrolled this far. */
export function slideAt(scrolled: number, width: number, count: number): number {
  if (width <= 0) return 0
  return Math.max(0, Math.min(count - 1, Math.round(scrolled / width)))
}
