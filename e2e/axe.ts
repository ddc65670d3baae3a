import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Of any level, anywhere on the page as it stands now. No frame is ours to check, and what is in order need not be listed. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false, resultTypes: ['violations'] }).analyze()
  expect(violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map((node) => node.target.join(' ')) }))).toEqual([])
}
