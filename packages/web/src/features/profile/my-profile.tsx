import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { User } from '#contract/schemas/user.ts'
import { EditProfile } from './edit-profile.tsx'
import './my-profile.css'
import { ShowProfile } from './show-profile.tsx'

type Props = { user: User; logout: ReactNode; children: ReactNode }

/** The button that was pressed is gone in the other mode: the reader goes on at the heading. */
function useHeadingOf(mode: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    heading.current?.focus()
  }, [mode])
  return heading
}

/** `logout` and the children are for reading it; while it is edited there is only saving and cancelling. */
export function MyProfile({ user, logout, children }: Props) {
  const [editing, setEditing] = useState(false)
  const heading = useHeadingOf(editing)
  if (editing) return <EditProfile user={user} heading={heading} onDone={() => setEditing(false)} />
  return (
    <>
      <ShowProfile user={user} heading={heading} logout={logout} onEdit={() => setEditing(true)} />
      {children}
    </>
  )
}
