import { contentPath } from '#contract/staff-paths.ts'
import * as words from '#words/office-lists.ts'

/** The tabs of the content, in their order. Rider types are reached from the packages. */
export const contentTabs = [
  { to: contentPath('rides'), name: words.rides },
  { to: contentPath('gallery'), name: words.gallery },
  { to: contentPath('services'), name: words.services },
  { to: contentPath('about'), name: words.abouts },
  { to: contentPath('tickets'), name: words.tickets },
  { to: contentPath('goods'), name: words.goods },
  { to: contentPath('packages'), name: words.packages },
  { to: contentPath('branches'), name: words.branches },
  { to: contentPath('business'), name: words.business },
  { to: contentPath('policies'), name: words.policies },
  { to: contentPath('settings'), name: words.settings },
  { to: contentPath('bin'), name: words.bin },
]
