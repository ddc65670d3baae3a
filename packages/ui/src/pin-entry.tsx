import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { FieldError } from './field.tsx'
import { PinDots, PinPad } from './pin-pad.tsx'

const LEAST = 4
const MOST = 6
const isWhole = (pin: string): boolean => pin.length >= LEAST

type Props = {
  /** Tries the PIN; answers what is wrong with it, or nothing. */
  onPin: (pin: string) => Promise<string | undefined | void>
  act: string
  /** What was wrong with the one before. */
  refused?: string | undefined
  /** The key beside the nought. */
  aside?: ReactNode
}

/** Digits, what was wrong with the last ones, and the key that tries them. */
export function PinEntry({ onPin, act, refused, aside }: Props) {
  const [pin, setPin] = useState('')
  const [wrong, setWrong] = useState(refused)
  const [busy, setBusy] = useState(false)
  const errorId = useId()
  const type = (typed: string) => {
    setWrong(undefined)
    setPin(typed)
  }
  const enter = async () => {
    if (!isWhole(pin) || busy) return
    setBusy(true)
    const reason = await onPin(pin)
    setBusy(false)
    setPin('')
    setWrong(reason ?? undefined)
  }
  return (
    <>
      <PinDots count={pin.length} bad={wrong !== undefined && pin === ''} />
      {wrong && <FieldError id={errorId} text={wrong} />}
      <PinPad value={pin} most={MOST} onChange={type} onDone={enter} aside={aside} />
      <Button size="lg" full busy={busy} disabled={!isWhole(pin)} onClick={enter}>
        {act}
      </Button>
    </>
  )
}
