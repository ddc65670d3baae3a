import { Block } from '#ui/block.tsx'
import './number-tile.css'
import './rule-list.css'

export function RuleList({ rules }: { rules: string[] }) {
  return (
    <Block as="ol" pad className="rules number-tiles">
      {rules.map((rule, at) => (
        <li key={at}>{rule}</li>
      ))}
    </Block>
  )
}
