import type { Locator, Page } from '@playwright/test'
import { test } from './visitor.ts'

/** A phone that is so many times slower, until what is done on it is done. */
async function onSlowPhone(page: Page, work: () => Promise<void>, rate = 6): Promise<void> {
  test.slow()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await work()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
}

/** Each piece comes as soon as the address has those before it, while the page is still busy with what that changed. */
export const typeInPieces = (page: Page, box: Locator, pieces: string[]): Promise<void> =>
  onSlowPhone(page, async () => {
    await box.focus()
    for (const [at, piece] of pieces.entries()) {
      await page.keyboard.type(piece)
      await untilWritten(page, pieces.slice(0, at + 1).join(''))
    }
  })

/** Letters that are put together as one goes, as Bangla is written: until the last state is chosen, all of them are in the making. */
export const composeInStates = (page: Page, box: Locator, states: string[]): Promise<void> =>
  onSlowPhone(page, async () => {
    await box.focus()
    const devtools = await page.context().newCDPSession(page)
    for (const text of states) {
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await untilWritten(page, text)
    }
    await devtools.send('Input.insertText', { text: states.at(-1) ?? '' })
    await devtools.detach()
  })

const untilWritten = (page: Page, text: string): Promise<void> =>
  page.waitForURL((address) => address.searchParams.get('search') === text, { waitUntil: 'commit', timeout: 90_000 })

/** How long the page works for one key, in milliseconds, on a phone four times as slow. */
export async function medianOfKeys(page: Page, box: Locator): Promise<number> {
  let times: number[] = []
  await onSlowPhone(page, async () => void (times = await box.evaluate(timeKeys)), 4)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity
}

/** Runs in the page. React does all that a key causes before the event is over. */
async function timeKeys(box: Element): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < 25; n++) {
    const before = performance.now()
    const [area, text] = [box as HTMLTextAreaElement, 'a wave and a turn, '.repeat(2).slice(0, n + 1)]
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value')?.set?.call(area, text)
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    await Promise.resolve()
    times.push(performance.now() - before)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return times
}
