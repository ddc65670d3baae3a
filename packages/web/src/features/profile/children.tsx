import type { CSSProperties } from 'react'
import type { Pastel } from '#contract/rules/pastel.ts'
import type { Child } from '#contract/schemas/user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { langOf } from '#ui/lang-of.ts'

const tones: Pastel[] = ['sky', 'sunny', 'leaf', 'coral', 'grape', 'teal']

function Card({ child: { name, age }, tone }: { child: Child; tone: Pastel }) {
  return (
    <li className="kid" style={{ '--kb': `var(--c-${tone}-100)` } as CSSProperties}>
      <Avatar name={name} pastel={tone} />
      <div>
        <p className="kid__name" lang={langOf(name)}>
          {name}
        </p>
        <p className="sm mute">{age === 1 ? '1 year' : `${age} years`}</p>
      </div>
    </li>
  )
}

export function Children({ childrens }: { childrens: Child[] }) {
  return (
    <div className="stack profile__part">
      <h2 className="h3">Children</h2>
      {childrens.length === 0 && <p className="mute">No children added yet</p>}
      <ul className="kids">
        {childrens.map((child, index) => (
          <Card key={`${index} ${child.name}`} child={child} tone={tones[index % tones.length] ?? 'sky'} />
        ))}
      </ul>
    </div>
  )
}
