import type { ReactNode } from 'react'
import './chip.css'

type Props = { pressed: boolean; off?: boolean; lang?: string; onPress: () => void; children: ReactNode }

/** A choice that is on or off. One that is `off` only says so: a truly disabled one would drop the focus. */
export function Chip({ pressed, off = false, lang, onPress, children }: Props) {
  return (
    <button
      type="button"
      className="chip"
      lang={lang}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {children}
    </button>
  )
}
