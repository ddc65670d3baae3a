import type { NewDevice, Pairing } from '#contract/schemas/staff-devices.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { Qr } from '#ui/qr.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import * as words from '#words/team.ts'

/** A code that was given out for a device, and when. */
export type Started = { device: NewDevice; pairing: Pairing; at: number }

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

type CodeProps = { started: Started; busy: boolean; onNew: () => void; onDone: () => void }

/** For the new phone to scan, or to be typed there. */
export function ShowCode({ started: { pairing, at }, busy, onNew, onDone }: CodeProps) {
  const seconds = useCountdown(at + pairing.expires_in * 1000)
  return (
    <>
      <div className="pairing">
        <Qr text={pairing.url} label={words.pairingCode} />
        <p className="pairing__code">{pairing.code}</p>
        <p>
          <Sentence text={words.onNewPhone} gaps={{ address: <b>{location.host + staffPaths.pair}</b> }} />{' '}
          {seconds > 0 ? words.goodFor(clock(seconds)) : words.codeOver}
        </p>
      </div>
      <div className="dialog__end">
        <Button kind="soft" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button kind="soft" busy={busy} onClick={onNew}>
          {words.newCode}
        </Button>
      </div>
    </>
  )
}
