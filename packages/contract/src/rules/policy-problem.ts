import { characterCount } from './characters.ts'
import { type PolicyName, policyBlocks } from './policy-text.ts'

export const POLICY_LEAST = 200
export const POLICY_MOST = 20_000

/** As people count, and as every other field does. */
export const policyLength = (text: string): number => characterCount(text.trim())

/** `length`: not between 200 and 20,000 characters. `no_rules`: the Terms are rules with numbers. */
export function policyProblem(name: PolicyName, text: string): 'length' | 'no_rules' | null {
  const length = policyLength(text)
  if (length < POLICY_LEAST || length > POLICY_MOST) return 'length'
  const hasRules = policyBlocks(text).some(({ kind }) => kind === 'rules')
  return name === 'terms-and-conditions' && !hasRules ? 'no_rules' : null
}
