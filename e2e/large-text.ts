import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

/** With letters of twice the size, 360 px wide: nothing scrolls sideways, and no text is cut off. */
export async function expectLargeTextToFit(page: Page): Promise<void> {
  // What is the same in every window is tried in one.
  if (test.info().project.name !== 'phone') return
  const window = page.viewportSize()
  if (!window) throw new Error('This page has no window.')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => page.evaluate(findCutTexts), { message: 'texts cut off at 200 %' }).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(window)
}

/** Runs in the page. What is there only for the ear, and slides that wait beside the one that is shown, are no text in sight. */
function findCutTexts(): string[] {
  const root = document.documentElement
  const cut: string[] = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
  const isAside = (part: Element) =>
    part.closest('.vh, .skip, [aria-hidden="true"], [inert], svg, .carousel') !== null ||
    getComputedStyle(part).clipPath !== 'none' ||
    !part.checkVisibility()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: holder, textContent: words } = texts.currentNode
    if (!holder || !words?.trim() || isAside(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const seen = frameOf(holder)
    const box = range.getBoundingClientRect()
    // Letters have room below them that is part of their box and shows nothing.
    const spare = 0.4 * parseFloat(getComputedStyle(holder).fontSize)
    const sticksOut = box.width > 0 && (box.left < seen.left - 1 || box.right > seen.right + 1)
    if (sticksOut || box.bottom > seen.bottom + spare)
      cut.push(`${holder.tagName.toLowerCase()}.${holder.className}: ${words.trim().slice(0, 40)}`)
  }
  return cut

  /** What is left to be seen through everything around it that hides what sticks out. */
  function frameOf(part: Element) {
    const seen = { left: 0, right: root.clientWidth, bottom: Infinity }
    for (let around: Element | null = part; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (overflowX !== 'visible')
        [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)]
      if (overflowY === 'hidden' || overflowY === 'clip') seen.bottom = Math.min(seen.bottom, box.bottom)
    }
    return seen
  }
}
