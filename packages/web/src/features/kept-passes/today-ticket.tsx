import { paths } from '#contract/paths.ts'
import { addressHere } from '#words/language.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/kept.ts'
import './today-ticket.css'

/** What it opens comes when it is pressed; should it not come, the offline page has it. */
const open = (centre: string | undefined): void =>
  void import('./open-today.tsx').then(
    ({ openToday }) => openToday(centre),
    () => location.assign(addressHere(paths.offline)),
  )

/** For somebody with a visit today, from the first paint on: one tap to what the gate wants to see. */
export function TodayTicket({ strip, centre }: { strip?: boolean; centre: string | undefined }) {
  return (
    <div className={`when-visit-today ${strip ? 'today-strip' : 'today-key'}`}>
      <button
        type="button"
        className={strip ? 'btn btn--lg' : 'btn btn--soft btn--sm'}
        aria-haspopup="dialog"
        onClick={() => open(centre)}
      >
        <Icon name="qr-code-bold" />
        <span>{words.todaysTicket}</span>
      </button>
    </div>
  )
}
