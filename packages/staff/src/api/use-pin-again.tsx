import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { PinEntry } from '#ui/pin-entry.tsx'
import * as words from '#words/door.ts'
import { bodyOf, saidBy } from './api.ts'
import { useUnlockMutation } from './session-api.ts'

type Outcome = { error?: unknown }

/**
 * Some acts ask for the PIN again. `dare` does one of them; when it is refused for that, the pad comes up, and with the right PIN
 * it is done after all. Whoever closes the pad has done nothing. `about` says what is at stake.
 */
export function usePinAgain(about: string = words.pinAgainAbout): {
  dare: <Done extends Outcome>(act: () => Promise<Done>) => Promise<Done>
  pad: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const [unlock] = useUnlockMutation()
  const answer = useRef<(isRight: boolean) => void>(undefined)
  const close = (isRight: boolean) => {
    setOpen(false)
    answer.current?.(isRight)
  }
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      answer.current = resolve
      setOpen(true)
    })
  const enter = async (pin: string) => {
    const { error } = await unlock({ pin })
    if (error) return saidBy(error) ?? words.noAnswer
    return close(true)
  }
  const dare = async <Done extends Outcome>(act: () => Promise<Done>): Promise<Done> => {
    const done = await act()
    if (bodyOf(done.error).code !== 'pin_needed' || !(await ask())) return done
    return act()
  }
  const pad = (
    <Dialog open={isOpen} title={words.pinAgain} onClose={() => close(false)}>
      <div className="pin-again">
        <p>{about}</p>
        <PinEntry onPin={enter} act={words.goOn} />
      </div>
    </Dialog>
  )
  return { dare, pad }
}
