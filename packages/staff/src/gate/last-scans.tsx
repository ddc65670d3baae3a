import { clockTime } from '#contract/rules/clock-time.ts'
import type { ScanRow } from '#contract/schemas/gate.ts'
import { Button } from '#ui/button.tsx'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { Mark } from '#ui/mark.tsx'
import * as words from '#words/gate-screen.ts'
import { LANGUAGE } from '#words/language.ts'
import { useLastScansQuery } from './gate-api.ts'
import './gate-rows.css'

type Props = { most: number; now: Date; onUndo: (scanId: string) => void }

/** What this gate did last, and the way to take it back. */
export function LastScans({ most, now, onUndo }: Props) {
  const { data, isLoading } = useLastScansQuery()
  const rows = data?.slice(0, most) ?? []
  return (
    <>
      <div className="gate-rows__head">
        <h2>{words.lastScans}</h2>
        <small>{words.thisGate}</small>
      </div>
      {rows.length === 0 && <p className="mute">{isLoading ? words.loading : words.noScans}</p>}
      <ul className="gate-rows">
        {rows.map((row) => (
          <li key={row.id} className="gate-rows__row">
            <Sign row={row} />
            <span>
              <b>{whom(row)}</b>
              <small>{what(row)}</small>
            </span>
            <Undo row={row} now={now} onUndo={onUndo} />
          </li>
        ))}
      </ul>
    </>
  )
}

const whom = ({ name, invoice_number, let_in, text }: ScanRow): string => {
  const who = name ?? invoice_number ?? text[LANGUAGE]
  return let_in > 0 ? `${who}, ${words.people(let_in)}` : who
}

const what = ({ undone, let_in, at, text }: ScanRow): string =>
  undone
    ? words.scanUndone(clockTime(new Date(at)))
    : let_in > 0
      ? words.scanLetIn(clockTime(new Date(at)))
      : text[LANGUAGE]

function Sign({ row: { undone, verdict, let_in } }: { row: ScanRow }) {
  if (undone)
    return (
      <Mark kind="info">
        <DeskIcon name="arrow-counter-clockwise-bold" />
      </Mark>
    )
  if (verdict === 'let_in' || let_in > 0)
    return (
      <Mark kind="ok">
        <Icon name="check-bold" />
      </Mark>
    )
  return verdict === 'stop' ? (
    <Mark kind="bad">
      <Icon name="prohibit-fill" />
    </Mark>
  ) : (
    <Mark kind="warn">
      <Icon name="warning-fill" />
    </Mark>
  )
}

function Undo({ row, now, onUndo }: { row: ScanRow } & Pick<Props, 'now' | 'onUndo'>) {
  const can = !row.undone && row.let_in > 0 && row.undo_until !== null && new Date(row.undo_until) > now
  if (!can) return <span className="num">{clockTime(new Date(row.at))}</span>
  return (
    <Button kind="soft" aria-label={words.undoOf(whom(row))} onClick={() => onUndo(row.scan_id)}>
      {words.undo}
    </Button>
  )
}
