import { type ReactNode, useEffect, useEffectEvent } from 'react'
import * as words from '#words/ui.ts'
import { DeskIcon } from './desk-icon.tsx'
import './pin-pad.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

type Props = {
  value: string
  most: number
  onChange: (value: string) => void
  /** What Enter does. */
  onDone: () => void
  /** The key beside the nought. */
  aside?: ReactNode
}

const isTypedElsewhere = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** Digits to tap, which are never shown; a keyboard types into it as well. */
export function PinPad({ value, most, onChange, onDone, aside }: Props) {
  const add = (digit: string) => value.length < most && onChange(value + digit)
  const drop = () => onChange(value.slice(0, -1))
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isTypedElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) add(event.key)
    if (event.key === 'Backspace') drop()
    // Enter on a key presses that key.
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onDone()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <div className="pin-pad" role="group" aria-label={words.pinPad}>
      {KEYS.map((digit) => (
        <Key key={digit} digit={digit} onPress={add} />
      ))}
      {aside ?? <span />}
      <Key digit="0" onPress={add} />
      <button type="button" className="pin-pad__quiet" aria-label={words.deleteDigit} onClick={drop}>
        <DeskIcon name="backspace-fill" />
      </button>
    </div>
  )
}

function Key({ digit, onPress }: { digit: string; onPress: (digit: string) => void }) {
  return (
    <button type="button" onClick={() => onPress(digit)}>
      {digit}
    </button>
  )
}

/** How many digits there are, for the eye and for a reader. */
export function PinDots({ count, bad = false }: { count: number; bad?: boolean }) {
  const dots = Math.max(4, count)
  return (
    <div className={bad ? 'pin-dots is-bad' : 'pin-dots'} role="img" aria-label={words.digitsEntered(count)}>
      {Array.from({ length: dots }, (_, at) => (
        // Dots have no names but their places.
        <i key={at} className={at < count ? 'on' : undefined} />
      ))}
    </div>
  )
}
