import type { Pass } from '#contract/schemas/pass.ts'
import { Qr } from '#ui/qr.tsx'
import { useToday } from '#ui/use-today.ts'
import './pass-qr.css'
import { passesOfDay } from './pass-words.ts'
import { usePassesQuery } from './passes-api.ts'
import { useFullPass, usePassIntent } from './show-pass.tsx'

/** The code itself opens it as large as the screen, together with all others of that day. */
export function PassQr({ pass }: { pass: Pass }) {
  usePassIntent()
  const today = useToday()
  const { data } = usePassesQuery()
  const { open, shown } = useFullPass()
  return (
    <>
      <button
        type="button"
        className="pass-qr"
        aria-label="Show QR"
        aria-haspopup="dialog"
        onClick={() => open(passesOfDay(pass, data?.data ?? [], today))}
      >
        <Qr text={pass.qr} label="QR code for the gate" />
      </button>
      {shown}
    </>
  )
}
