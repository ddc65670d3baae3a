import { Block } from '#ui/block.tsx'
import './number-tile.css'
import './rule-list.css'

export function RuleList({ rules, lang }: { rules: string[]; lang: 'en' | 'bn' | undefined }) {
  return (
    <Block as="ol" pad className="rules number-tiles" lang={lang}>
      {rules.map((rule, at) => (
        <li key={at}>{rule}</li>
      ))}
    </Block>
  )
}
