import { describe, expect, it } from 'vitest'
import { policyProblem } from './policy-problem.ts'
import { policyBlocks, policyNames, policySections } from './policy-text.ts'
import { ourPolicies } from '../words/our-policies.ts'

describe('the text of a policy', () => {
  it('when lines are marked, they are headings, rules and points; the others are paragraphs', () => {
    expect(policyBlocks('Hello.\n\n# Rules\n1. Socks.\n7. No food.\n\n- Tea\n- Milk\nBye.')).toEqual([
      { kind: 'paragraph', text: 'Hello.' },
      { kind: 'heading', text: 'Rules' },
      { kind: 'rules', items: ['Socks.', 'No food.'] },
      { kind: 'points', items: ['Tea', 'Milk'] },
      { kind: 'paragraph', text: 'Bye.' },
    ])
  })

  it('when rules are numbered in Bangla, they are rules', () => {
    expect(policyBlocks('১. মোজা পরুন।\n২। খাবার নয়।')).toEqual([{ kind: 'rules', items: ['মোজা পরুন।', 'খাবার নয়।'] }])
  })

  it('when a paragraph begins with a number or holds HTML, it stays what was typed', () => {
    expect(policyBlocks('3.5 feet is the limit.\n<b>Bold</b>')).toEqual([
      { kind: 'paragraph', text: '3.5 feet is the limit.' },
      { kind: 'paragraph', text: '<b>Bold</b>' },
    ])
  })

  it('when something comes before the first heading, it has none', () => {
    expect(policySections('One.\n# Two\nThree.')).toEqual([
      { heading: null, blocks: [{ kind: 'paragraph', text: 'One.' }] },
      { heading: 'Two', blocks: [{ kind: 'paragraph', text: 'Three.' }] },
    ])
  })
})

describe('what a policy must be', () => {
  const rules = (length: number) => `1. ${'a'.repeat(length - 3)}`

  it.each([
    [199, 'length'],
    [200, null],
    [20_000, null],
    [20_001, 'length'],
  ])('when it has %i characters, the problem is %s', (length, problem) =>
    expect(policyProblem('terms-and-conditions', rules(length))).toBe(problem),
  )

  it('when it is in Bangla, people’s letters are counted', () =>
    expect(policyProblem('refund-policy', 'ক্ষি'.repeat(6000))).toBeNull())

  it('when the Terms have no numbered rule, they are refused, and any other policy is not', () => {
    expect(policyProblem('terms-and-conditions', 'a'.repeat(300))).toBe('no_rules')
    expect(policyProblem('refund-policy', 'a'.repeat(300))).toBeNull()
  })

  it.each(policyNames)('when nobody has written %s, our own text is fine in both languages', (name) => {
    for (const text of Object.values(ourPolicies[name].text)) expect(policyProblem(name, text)).toBeNull()
  })
})
