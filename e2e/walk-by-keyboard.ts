import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Goes from stop to stop with Tab until the focus leaves the page; every stop must show that it has the focus. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const stops: string[] = []
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (!stop) break
    expect.soft(stop, `focus on ${stop.name}`).toMatchObject({ ringed: true, seen: true })
    stops.push(stop.name)
  }
  return stops
}

/** Runs in the page: null once the focus has left it. */
function describeFocus(): { name: string; ringed: boolean; seen: boolean } | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const name = element.getAttribute('aria-label') || element.querySelector('img')?.alt || element.textContent || ''
  // What floats over the page must not cover the stop.
  const atMiddle = document.elementFromPoint(left + width / 2, top + height / 2)
  return { name, ringed: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2, seen: element.contains(atMiddle) }
}
