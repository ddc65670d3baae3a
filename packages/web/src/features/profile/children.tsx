import type { CSSProperties } from 'react'
import type { Pastel } from '#contract/rules/pastel.ts'
import type { Child } from '#contract/schemas/user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { langOf } from '#ui/lang-of.ts'
import { years } from '#words/dates.ts'
import * as words from '#words/profile.ts'

const tones: Pastel[] = ['sky', 'sunny', 'leaf', 'coral', 'grape', 'teal']

function Card({ child: { name, age }, tone }: { child: Child; tone: Pastel }) {
  return (
    <li className="kid" style={{ '--kb': `var(--c-${tone}-100)` } as CSSProperties}>
      <Avatar name={name} pastel={tone} />
      <div>
        <p className="kid__name" lang={langOf(name)}>
          {name}
        </p>
        <p className="sm mute">{years(age)}</p>
      </div>
    </li>
  )
}

export function Children({ childrens }: { childrens: Child[] }) {
  return (
    <div className="stack profile__part">
      <h2 className="h3">{words.children}</h2>
      {childrens.length === 0 && <p className="mute">{words.noChildren}</p>}
      <ul className="kids">
        {childrens.map((child, index) => (
          <Card key={`${index} ${child.name}`} child={child} tone={tones[index % tones.length] ?? 'sky'} />
        ))}
      </ul>
    </div>
  )
}
