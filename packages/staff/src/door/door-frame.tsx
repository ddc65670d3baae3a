import type { ReactNode } from 'react'
import { useCentreQuery } from '../api/centre-api.ts'
import art from '../art/spot-signin.svg?url'
import './door.css'

/** The centre's own sign above, the drawing beside it where there is room. */
export function DoorFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="door" tabIndex={-1}>
      <div className="door__side">
        <div className="door__in">
          <Logo />
          {children}
        </div>
      </div>
      <div className="door__art" aria-hidden="true">
        <img src={art} alt="" width="480" height="400" />
      </div>
    </main>
  )
}

function Logo() {
  const { data: centre } = useCentreQuery()
  if (centre?.logo)
    return (
      <span className="door__logo">
        <img src={centre.logo} alt={centre.name} />
      </span>
    )
  return <span className="door__logo">{centre?.name ?? ' '}</span>
}

export function DoorTitle({ title, about }: { title: string; about?: ReactNode }) {
  return (
    <div>
      <h1>{title}</h1>
      {about && <p className="door__about">{about}</p>}
    </div>
  )
}
