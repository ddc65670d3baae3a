import type { Pass } from '#contract/schemas/pass.ts'
import { Qr } from '#ui/qr.tsx'
import { useToday } from '#ui/use-today.ts'
import * as words from '#words/passes.ts'
import './pass-code.css'
import { isShown, passesOfDay, passHeading, passState } from './pass-words.ts'
import { useOwnPasses } from './passes-api.ts'
import { useFullPass, usePassIntent } from './show-pass.tsx'

/** `alone` for whoever is not its customer. */
type Props = { pass: Pass; centre: string | undefined; alone?: boolean }

/** The code, faded unless it lets someone in, and in letters. A tap opens it as large as the screen, with all others of that day. */
export function PassCode({ pass, centre, alone = false }: Props) {
  usePassIntent()
  const { passes, ahead } = useOwnPasses(alone)
  const today = useToday(ahead)
  const { open, shown } = useFullPass({ centre, ahead })
  const state = passState(pass, today)
  const [title, why] = passHeading(pass, state)
  return (
    <div className={isShown(state) ? 'pass-code' : 'pass-code is-off'}>
      <button
        type="button"
        className="pass-code__qr"
        aria-label={words.showQr}
        aria-haspopup="dialog"
        onClick={() => open(passesOfDay(pass, passes, today))}
      >
        <Qr text={pass.qr} label={words.qr} />
      </button>
      <p className="pass-code__letters num">{pass.code}</p>
      <p className="h3">{isShown(state) ? words.showThisAtGate : title}</p>
      <p className="sm">{why ?? words.brightness}</p>
      {shown}
    </div>
  )
}
