import { describe, expect, it } from 'vitest'
import { ourPolicies } from '#contract/words/our-policies.ts'
import { beginningOf, policyParts } from './policy-parts.ts'

describe('the parts of a policy page', () => {
  it('when the Terms are ours, they are nine rules and nothing else', () => {
    const { lead, rules, sections } = policyParts(ourPolicies['terms-and-conditions'].text.en)
    expect({ lead, rules: rules.length, sections }).toEqual({ lead: null, rules: 9, sections: [] })
  })

  it('when a policy is ours, it leads with a sentence and every section has a heading', () => {
    const { lead, rules, sections } = policyParts(ourPolicies['privacy-policy'].text.bn)
    expect({ lead: lead !== null, rules, headings: sections.every(({ heading }) => heading) }).toEqual({
      lead: true,
      rules: [],
      headings: true,
    })
  })

  it('when more stands before the first heading, it is a section without one', () => {
    expect(policyParts('One.\nTwo.\n1. Three.')).toEqual({
      lead: 'One.',
      rules: [],
      sections: [
        {
          heading: null,
          blocks: [
            { kind: 'paragraph', text: 'Two.' },
            { kind: 'rules', items: ['Three.'] },
          ],
        },
      ],
    })
  })

  it('when a text begins with a heading, or is empty, nothing leads', () => {
    expect(policyParts('# One\nTwo.').sections).toHaveLength(1)
    expect(policyParts('')).toEqual({ lead: null, rules: [], sections: [] })
  })
})

it('when a text is long, a search engine gets its beginning to the end of a word', () => {
  const text = beginningOf(`# Rules\n1. ${'socks '.repeat(60)}`)
  expect(text).toMatch(/^socks .* socks …$/)
  expect(text.length).toBeLessThan(165)
  expect(beginningOf('# A\nShort.')).toBe('Short.')
})
