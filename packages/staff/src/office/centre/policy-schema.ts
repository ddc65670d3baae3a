import type { z } from 'zod'
import { policyProblem } from '#contract/rules/policy-problem.ts'
import type { PolicyName } from '#contract/rules/policy-text.ts'
import { PolicyFields } from '#contract/schemas/centre-fields.ts'
import { ourPolicies } from '#contract/words/our-policies.ts'
import * as words from '#words/office-centre.ts'

/** Our own text is not stored: a page that shows it follows us when we write it anew. */
export const policyForm = (name: PolicyName): z.ZodType<PolicyFields> =>
  PolicyFields.superRefine((fields, context) => {
    for (const field of ['text', 'text_bn'] as const) {
      if (field === 'text_bn' && fields[field] === null) continue
      const problem = policyProblem(name, fields[field] ?? '')
      if (problem)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: problem === 'length' ? words.policyLength : words.policyRules,
        })
    }
  }).transform((fields) => (isOurs(name, fields) ? { text: null, text_bn: null } : fields))

const isOurs = (name: PolicyName, { text, text_bn }: PolicyFields): boolean =>
  text?.trim() === ourPolicies[name].text.en.trim() &&
  (text_bn === null || text_bn.trim() === ourPolicies[name].text.bn.trim())
