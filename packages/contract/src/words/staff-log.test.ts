import { expect, it } from 'vitest'
import { tell } from './en/staff-log.ts'

const WHEN = '16-Nov-2026 4:12 PM'
const say = (act: string, changes: Record<string, [unknown, unknown]> = {}, approvedBy: string | null = null): string =>
  tell(act, { who: 'Karim', thing: 'Rahim', changes, device: 'Gate 1' }, { approvedBy, when: WHEN })

it('when something was changed, the sentence says from what to what', () => {
  expect(say('person.update', { role: ['gate', 'cashier'], language: ['bn', 'en'] })).toBe(
    'Karim changed the role of Rahim from gate to cashier and the language from bn to en, 16-Nov-2026 4:12 PM.',
  )
})

it('when somebody was made inactive, their access was ended', () => {
  expect(say('person.update', { active: [true, false] })).toBe('Karim ended the access of Rahim, 16-Nov-2026 4:12 PM.')
})

it('when somebody else approved it, both names are said', () => {
  expect(say('device.unpair', {}, 'Nasrin')).toBe('Karim unpaired Rahim, approved by Nasrin, 16-Nov-2026 4:12 PM.')
})

it('when an act has no sentence yet, it is named', () => {
  expect(say('party.begin')).toBe('Karim party.begin Rahim, 16-Nov-2026 4:12 PM.')
})
