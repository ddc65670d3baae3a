import type { ReactNode } from 'react'
import { pastelOf } from '#contract/rules/pastel.ts'
import { Avatar } from '#ui/avatar.tsx'
import './person-line.css'

type Props = { name: string; colour: number; below: ReactNode; children: ReactNode }

/** Somebody: the letter of their name, the name, and a line below. */
export function PersonLine({ name, colour, below, children }: Props) {
  return (
    <span className="person-line">
      <Avatar name={name} pastel={pastelOf(colour)} />
      <span>
        {children}
        <small>{below}</small>
      </span>
    </span>
  )
}
