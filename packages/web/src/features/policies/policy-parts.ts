import type { Policy } from '#contract/schemas/policy.ts'
import { type PolicySection, policyBlocks, policySections } from '#contract/rules/policy-text.ts'

/** What stands in a page's head, the rules that need no heading, and the sections. */
export type PolicyParts = { lead: string | null; rules: string[]; sections: PolicySection[] }

/** The first paragraph before any heading leads; rules without a heading are the page itself, as in the Terms. */
export function policyParts(text: string): PolicyParts {
  const [first, ...others] = policySections(text)
  if (!first || first.heading !== null) return { lead: null, rules: [], sections: first ? [first, ...others] : [] }
  const [opening] = first.blocks
  const lead = opening?.kind === 'paragraph' ? opening.text : null
  const left = first.blocks.slice(lead === null ? 0 : 1)
  const [only] = left
  if (left.length === 1 && only?.kind === 'rules') return { lead, rules: only.items, sections: others }
  return { lead, rules: [], sections: left.length > 0 ? [{ heading: null, blocks: left }, ...others] : others }
}

const LONGEST = 160

/** What a search engine shows of a text that the centre wrote: its beginning, to the end of a word. */
export function beginningOf(text: string): string {
  const said = policyBlocks(text)
    .flatMap((block) => ('items' in block ? block.items : block.kind === 'heading' ? [] : [block.text]))
    .join(' ')
  return said.length <= LONGEST ? said : `${said.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

/** Ours is described by hand; what the centre wrote, by its beginning. */
export const described = (policy: Policy | undefined, ours: string): string =>
  policy?.own ? beginningOf(policy.text) : ours
