import { expect, test } from 'vitest'
import { demoBanner, demoBannerWide, demoBranches, demoBusiness } from './business.ts'
import { demoGallery } from './gallery.ts'
import { demoPackages } from './packages.ts'
import { demoRideGroups } from './ride-groups.ts'
import { demoRides } from './rides.ts'
import { demoServices } from './services.ts'
import { demoProducts, demoRiderTypes } from './tickets.ts'

const groups = [...demoServices, ...demoRideGroups]
const told = {
  business: [[demoBusiness], ['name', 'bannerText', 'decription', 'address', 'openingHours', 'guideline']],
  branches: [demoBranches, ['name']],
  tickets: [
    [...demoProducts, ...demoRiderTypes],
    ['name', 'age'],
  ],
  packages: [demoPackages, ['title', 'name', 'description', 'alt']],
  rides: [demoRides, ['name', 'details', 'alt']],
  pictures: [[...demoGallery, demoBanner, demoBannerWide], ['alt']],
  groups: [groups, ['title']],
  cards: [groups.flatMap(({ cards }) => cards), ['title', 'description']],
} satisfies Record<string, [rows: object[], fields: string[]]>

test.each(Object.entries(told))('when %s are told in Bangla, no text is missing', (_, [rows, fields]) => {
  for (const row of rows as Record<string, string>[]) {
    for (const field of fields) {
      const [english, bangla] = [row[field] ?? '', row[`${field}Bn`] ?? '']
      expect(bangla, english).toMatch(/\p{Script=Bengali}/u)
      expect(bangla, english).not.toMatch(/[a-z0-9]/i)
      expect(bangla).toBe(bangla.normalize())
      expect(bangla.split('\n')).toHaveLength(english.split('\n').length)
    }
  }
})
