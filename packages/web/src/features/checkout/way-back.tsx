import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/schemas/user.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import * as words from '#words/checkout.ts'

/** The checkout that sent a customer to fill in their name, with what was handed to it. */
export type WayBackState = { wayBack: Pick<Location, 'pathname' | 'state'> }

const wayBackOf = ({ state }: Location): WayBackState['wayBack'] | null =>
  (state as Partial<WayBackState> | null)?.wayBack ?? null

/** On the profile: whoever was sent there from a checkout finds the way back, and is taken there once the name is filled in. */
export function WayBack({ user: { name } }: { user: User }) {
  const wayBack = wayBackOf(useLocation())
  const navigate = useNavigate()
  const had = useRef(name)
  useEffect(() => {
    if (wayBack && !had.current && name) void navigate(wayBack.pathname, { state: wayBack.state })
  }, [name, wayBack, navigate])
  return (
    wayBack && (
      <Link className="link" to={wayBack.pathname} state={wayBack.state}>
        <Icon name="arrow-left-bold" />
        {words.backToOrder}
      </Link>
    )
  )
}
