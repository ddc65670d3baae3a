import type { Language } from '#contract/rules/language.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import type { PolicyName } from '#contract/rules/policy-text.ts'
import type { Policy } from '#contract/schemas/policy.ts'
import { ourPolicies } from '#contract/words/our-policies.ts'
import { inLanguage } from '../http/in-language.ts'

type PolicyRow = { text: string | null; textBn: string | null; updatedAt: Date }

/** What the centre wrote, and its English where it wrote no Bangla; until it writes something, our own text. */
export function presentPolicy(name: PolicyName, row: PolicyRow | undefined, language: Language): Policy {
  const ours = ourPolicies[name]
  if (!row?.text) return { name, text: ours.text[language], updated: ours.updated, own: false }
  return { name, text: inLanguage(language, row.text, row.textBn), updated: dhakaDay(row.updatedAt), own: true }
}
