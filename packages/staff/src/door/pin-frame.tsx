import type { ReactNode } from 'react'
import { pastelOf } from '#contract/rules/pastel.ts'
import { Avatar } from '#ui/avatar.tsx'
import { langOf } from '#ui/lang-of.ts'
import './pin-frame.css'

type FrameProps = { place: string; note?: string; children: ReactNode }

/** A screen of its own, with the place it stands at and nothing of a customer. */
export function PinFrame({ place, note, children }: FrameProps) {
  return (
    <div className="pin-frame">
      <header>
        <b lang={langOf(place)}>{place}</b>
        {note && <small>{note}</small>}
      </header>
      {children}
    </div>
  )
}

type PersonProps = { person: { id: number; name: string }; about: ReactNode; children: ReactNode }

/** Whose PIN it is. */
export function PinPerson({ person, about, children }: PersonProps) {
  return (
    <main id="main" className="pin-person" tabIndex={-1}>
      <Avatar name={person.name} size="lg" pastel={pastelOf(person.id)} />
      <div>
        <h1 lang={langOf(person.name)}>{person.name}</h1>
        <p>{about}</p>
      </div>
      {children}
    </main>
  )
}
