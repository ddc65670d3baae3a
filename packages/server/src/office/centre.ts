import { gridOf, hoursProblems } from '#contract/rules/hours-grid.ts'
import { weekHours } from '#contract/rules/opening-hours.ts'
import { policyProblem } from '#contract/rules/policy-problem.ts'
import { policyNames, type PolicyName } from '#contract/rules/policy-text.ts'
import { BusinessFields, ownersFields, PolicyFields, SettingsFields } from '#contract/schemas/centre-fields.ts'
import { policyTitles, theSettings } from '#contract/words/en/content-log.ts'
import * as words from '#contract/words/en/staff-content.ts'
import type { z } from 'zod'
import { businessInfo, policies, settings } from '../content/tables.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { refuseIf } from '../http/refuse-field.ts'
import { refusePicture } from './refuse-picture.ts'
import type { Fields } from './shelf.ts'

/** What there is once: it is not made and not deleted, only written. */
export type Single = {
  kind: 'business' | 'settings' | 'policy'
  thingId: string
  table: typeof businessInfo | typeof settings | typeof policies
  key: { id: number } | { name: PolicyName }
  fields: z.ZodObject
  /** What holds until somebody writes it. */
  blank: Fields
  pictures: string[]
  /** What only the owner changes of it. */
  owners: readonly string[]
  nameOf: (fields: Fields) => string
  refuse?: (tx: Transaction, after: Fields) => Promise<void> | void
}

const empty = (schema: z.ZodObject): Fields => Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]))

export const business: Single = {
  kind: 'business',
  thingId: '1',
  table: businessInfo,
  key: { id: 1 },
  fields: BusinessFields,
  blank: empty(BusinessFields),
  pictures: ['banner_picture', 'banner_wide_picture'],
  owners: ownersFields,
  nameOf: ({ name }) => String(name ?? ''),
  refuse: async (tx, after) => {
    const { opening_hours } = after as BusinessFields
    const week = weekHours(opening_hours)
    const problems = hoursProblems(gridOf((day) => week.get(day) ?? []))
    refuseIf('opening_hours', problems.length > 0 ? words.hoursOverlap : null)
    refuseIf('name', after['name'] === null ? words.required('Name') : null)
    await refusePicture(tx, 'banner_picture_id', after['banner_picture_id'], 'banner-phone')
    await refusePicture(tx, 'banner_wide_picture_id', after['banner_wide_picture_id'], 'banner-wide')
  },
}

export const centreSettings: Single = {
  kind: 'settings',
  thingId: '1',
  table: settings,
  key: { id: 1 },
  fields: SettingsFields,
  blank: { vat_rate: 0, weekend_days: ['Saturday', 'Friday'] },
  pictures: [],
  owners: ['vat_rate'],
  nameOf: () => theSettings,
}

const policy = (name: PolicyName): Single => ({
  kind: 'policy',
  thingId: name,
  table: policies,
  key: { name },
  fields: PolicyFields,
  blank: empty(PolicyFields),
  pictures: [],
  owners: [],
  nameOf: () => policyTitles[name],
  refuse: (_, after) => refusePolicy(name, after as PolicyFields),
})
const centrePolicies = new Map<string, Single>(policyNames.map((name) => [name, policy(name)]))

export function policyNamed(name: string): Single {
  const found = centrePolicies.get(name)
  if (!found) throw new AppError('not_found')
  return found
}

const sentences = { length: words.policyLength, no_rules: words.policyRules }

function refusePolicy(name: PolicyName, after: PolicyFields): void {
  refuseIf('text_bn', after.text === null && after.text_bn !== null ? words.policyBangla : null)
  for (const field of ['text', 'text_bn'] as const) {
    const text = after[field]
    const problem = text === null ? null : policyProblem(name, text)
    refuseIf(field, problem && sentences[problem])
  }
}
