/** The four pages that say how the centre sells, by the end of their addresses. */
export const policyNames = [
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'service-delivery-policy',
] as const
export type PolicyName = (typeof policyNames)[number]

/** A policy is plain text, a thought a line: `# ` begins a heading, `1. ` a rule, `- ` a point; all else is a paragraph. */
export type PolicyBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'rules' | 'points'; items: string[] }

/** A heading and what stands under it; what comes before the first heading has none. */
export type PolicySection = { heading: string | null; blocks: PolicyBlock[] }

const marks = [
  { mark: /^#{1,6}\s+/, kind: 'heading' },
  { mark: /^[\d০-৯]{1,3}[.)।]\s+/, kind: 'rules' },
  { mark: /^[-•*]\s+/, kind: 'points' },
] as const

/** Lists are told by neighbouring lines; a rule's number is its place, whatever was typed. */
export function policyBlocks(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = []
  for (const line of text.split('\n').map((each) => each.trim())) if (line !== '') addLine(blocks, line)
  return blocks
}

function addLine(blocks: PolicyBlock[], line: string): void {
  const { mark, kind } = marks.find((each) => each.mark.test(line)) ?? { mark: '', kind: 'paragraph' as const }
  const [text, last] = [line.replace(mark, ''), blocks.at(-1)]
  if (kind === 'heading' || kind === 'paragraph') blocks.push({ kind, text })
  else if (last && 'items' in last && last.kind === kind) last.items.push(text)
  else blocks.push({ kind, items: [text] })
}

export function policySections(text: string): PolicySection[] {
  const sections: PolicySection[] = []
  for (const block of policyBlocks(text)) {
    if (block.kind === 'heading') sections.push({ heading: block.text, blocks: [] })
    else if (sections.length === 0) sections.push({ heading: null, blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}
