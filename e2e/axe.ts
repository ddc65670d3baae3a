import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './visitor.ts'

/** Of any level, anywhere on the page as it stands now. No frame is ours to check, and what is in order need not be listed. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  expect(await page.evaluate(findViolations)).toEqual([])
}

/** Runs in the page, and answers with no more than is told: to hand over all that axe knows takes longer than to find it. */
async function findViolations(): Promise<{ id: string; impact: string | null | undefined; where: string[] }[]> {
  const own = (window as Window & { axe?: typeof axe }).axe
  if (!own) throw new Error('axe is not in this page.')
  const { violations } = await own.run(document, { iframes: false, resultTypes: ['violations'] })
  return violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map((node) => node.target.join(' ')) }))
}
