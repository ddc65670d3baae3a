import { paths } from '#contract/paths.ts'
import * as words from '#words/office-lists.ts'
import type { GroupPlace } from './groups-list.tsx'

export const servicesPlace: GroupPlace = {
  name: words.services,
  path: '/staff/services',
  slug: 'services',
  site: paths.services,
}
export const aboutsPlace: GroupPlace = { name: words.abouts, path: '/staff/abouts', slug: 'about', site: paths.about }
