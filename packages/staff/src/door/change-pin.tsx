import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { PinEntry } from '#ui/pin-entry.tsx'
import { toast } from '#ui/toast.ts'
import * as words from '#words/door.ts'
import { changePin, newPin, oldPin, pinChanged } from '#words/frame.ts'
import { bodyOf } from '../api/api.ts'
import { useSavePinMutation } from '../api/session-api.ts'
import { failureOf } from './failure.ts'

type Step = { old?: string; first?: string; refused?: string }

const abouts = { old: oldPin, first: newPin, again: words.setPinAgain }

/** The old one, the new one, and that once more. */
export function ChangePin({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [save] = useSavePinMutation()
  const [{ old, first, refused }, setStep] = useState<Step>({})
  const step = old === undefined ? 'old' : first === undefined ? 'first' : 'again'
  const close = () => {
    setStep({})
    onClose()
  }
  const compare = async (pin: string) => {
    if (old === undefined || pin !== first) return setStep({ ...(old && { old }), refused: words.pinsDiffer })
    const { error } = await save({ pin, old_pin: old })
    if (!error) {
      toast(pinChanged)
      return close()
    }
    const isOldWrong = bodyOf(error).errors?.['pin'] === undefined
    setStep({ ...(!isOldWrong && { old }), refused: failureOf(error, words.noAnswer) })
  }
  const enter = {
    old: async (pin: string) => setStep({ old: pin }),
    first: async (pin: string) => setStep({ ...(old && { old }), first: pin }),
    again: compare,
  }
  return (
    <Dialog open={open} title={changePin} onClose={close}>
      <div className="pin-again">
        <p>{abouts[step]}</p>
        <PinEntry
          key={step + (refused ?? '')}
          onPin={enter[step]}
          act={step === 'again' ? words.save : words.goOn}
          refused={refused}
        />
      </div>
    </Dialog>
  )
}
