import { useState } from 'react'
import { pastelOf } from '#contract/rules/pastel.ts'
import type { Me } from '#contract/schemas/staff.ts'
import { Avatar } from '#ui/avatar.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import * as words from '#words/gate-screen.ts'
import { isDark, setDark } from '../api/kept.ts'
import { useAppSelector } from '../api/store.ts'
import './gate-top.css'

/** Which gate it is, whether there is a line, and who works here. */
export function GateTop({ me, onMenu }: { me: Me; onMenu: () => void }) {
  const isLost = useAppSelector(({ session }) => session.lostAt !== null)
  const [dark, setDarkShown] = useState(isDark)
  const paint = () => {
    setDark(!dark)
    setDarkShown(!dark)
  }
  return (
    <header className="gate-top">
      <p>
        <b>{[me.device?.branch.name ?? me.branches[0]?.name, me.device?.name].filter(Boolean).join(' · ')}</b>
        <small className={isLost ? 'is-lost' : undefined} role="status">
          {isLost ? words.offline : words.online}
        </small>
      </p>
      <button type="button" aria-label={words.darkColours} aria-pressed={dark} onClick={paint}>
        <DeskIcon name="moon-fill" />
      </button>
      <button type="button" aria-label={words.myMenu(me.name)} aria-haspopup="dialog" onClick={onMenu}>
        <Avatar name={me.name} pastel={pastelOf(me.id)} />
      </button>
    </header>
  )
}
