import { useState } from 'react'
import type { Me } from '#contract/schemas/staff.ts'
import { PinEntry } from '#ui/pin-entry.tsx'
import * as words from '#words/door.ts'
import { useCentreName } from '../api/centre-api.ts'
import { useSavePinMutation } from '../api/session-api.ts'
import { failureOf } from './failure.ts'
import { PinFrame, PinPerson } from './pin-frame.tsx'

/** Twice, because nobody sees what they tap. What is too easy to guess is refused by the server. */
export function SetPin({ me }: { me: Me }) {
  const centre = useCentreName()
  const [save] = useSavePinMutation()
  const [first, setFirst] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const begin = (reason?: string) => {
    setFirst(null)
    setRefused(reason)
    return undefined
  }
  const keepFirst = async (pin: string) => void setFirst(pin)
  const compare = async (pin: string) => {
    if (pin !== first) return begin(words.pinsDiffer)
    const { error } = await save({ pin })
    return error ? begin(failureOf(error, words.noAnswer)) : undefined
  }
  return (
    <PinFrame place={centre}>
      <title>{words.setPin}</title>
      <PinPerson person={me} about={first === null ? words.setPin : words.setPinAgain}>
        {first === null ? (
          <PinEntry key="first" onPin={keepFirst} act={words.goOn} refused={refused} />
        ) : (
          <PinEntry key="again" onPin={compare} act={words.save} />
        )}
        <p>{words.setPinAbout}</p>
      </PinPerson>
    </PinFrame>
  )
}
