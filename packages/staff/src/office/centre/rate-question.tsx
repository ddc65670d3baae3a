import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/office-centre.ts'

type Asked = { rate: number; answer: (sure: boolean) => void }

/** Every order from now on has the new rate: whoever changes it is asked, with both rates named. */
export function useRateQuestion(now: number) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const end = (sure: boolean) => {
    asked?.answer(sure)
    setAsked(null)
  }
  const to = String(asked?.rate ?? now)
  return {
    isSure: (rate: number): Promise<boolean> =>
      rate === now ? Promise.resolve(true) : new Promise((answer) => setAsked({ rate, answer })),
    /** What a form is told when the answer was no. */
    refusal: { status: 'CUSTOM_ERROR', data: { message: words.rateKept(String(now)) } },
    dialog: (
      <Dialog open={asked !== null} title={words.vatTitle(String(now), to)} onClose={() => end(false)}>
        <p>{words.vatText}</p>
        <div className="dialog__end">
          <Button kind="soft" onClick={() => end(false)}>
            {words.keepRate(String(now))}
          </Button>
          <Button onClick={() => end(true)}>{words.vatSave(to)}</Button>
        </div>
      </Dialog>
    ),
  }
}
