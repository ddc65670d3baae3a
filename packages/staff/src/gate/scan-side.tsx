import { DeskIcon } from '#ui/desk-icon.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/gate-screen.ts'
import { LANGUAGE } from '#words/language.ts'
import { addressOf } from './gate-tabs.tsx'
import { HeadCount } from './head-count.tsx'
import { LastScans } from './last-scans.tsx'
import { PeopleList } from './people-list.tsx'
import { TypeField } from './type-field.tsx'
import type { GateState } from './use-gate.ts'
import { useSoundBlocked } from './use-sound-blocked.ts'
import type { VerdictButton } from './verdict-buttons.ts'
import { UnansweredPanel, VerdictPanel } from './verdict-panel.tsx'

const WRONG_MS = 2 * 60 * 1000

/** Beside the camera: what to type, or what was decided. */
export function ScanSide({ gate }: { gate: GateState }) {
  const { desk, chooses, next, setAsked, time } = gate
  const { shown, busy, problem } = desk
  if (shown.at === 'ready' || shown.at === 'undone') return <Ready gate={gate} />
  if (shown.at === 'unanswered')
    return <UnansweredPanel busy={busy} onAgain={() => void desk.send(shown.scan)} onNext={next} />
  const { verdict } = shown
  if (chooses)
    return (
      <PeopleList
        key={verdict.scan_id}
        {...{ verdict, busy, problem }}
        onChoose={(people) => {
          setAsked(null)
          void desk.choose(verdict.scan_id, people)
        }}
        onNext={next}
      />
    )
  const acts: Record<VerdictButton, () => void> = {
    next,
    some: () => setAsked('some'),
    anyway: () => setAsked('anyway'),
    pin: () => setAsked('anyway'),
    call: () => setAsked('call'),
    undo: () => void desk.undo(verdict.scan_id),
    ask: () => void desk.askService(verdict.scan_id),
    move: () => void desk.moveToToday(verdict.scan_id),
  }
  return <VerdictPanel {...{ verdict, busy, problem }} now={time} onPress={(button) => acts[button]()} />
}

function Ready({ gate }: { gate: GateState }) {
  const { desk, scan, navigate, now, settings, time, camera } = gate
  const isSilent = useSoundBlocked(settings.sound)
  const find = (q: string) => void navigate(`${addressOf('find')}&${new URLSearchParams({ q })}`)
  const ahead = now?.ahead ?? 0
  return (
    <div className="gate__pad">
      <TypeField busy={desk.busy} onCode={(code) => scan(code, 'typed')} onFind={find} />
      {desk.problem && (
        <Note kind="bad" role="alert">
          {desk.problem}
        </Note>
      )}
      {desk.shown.at === 'undone' && (
        <div className="gate__undone" role="status">
          <DeskIcon name="arrow-counter-clockwise-bold" />
          <p>
            <b>{desk.shown.verdict.text[LANGUAGE]}</b>
            {desk.shown.verdict.pass?.name}
          </p>
        </div>
      )}
      {Math.abs(ahead) > WRONG_MS && (
        <Note kind="warn">{words.clockWrong(String(Math.round(Math.abs(ahead) / 60_000)))}</Note>
      )}
      {isSilent && camera.state === 'on' && <Note kind="info">{words.soundBlocked}</Note>}
      <HeadCount count={now?.count} />
      <section>
        <LastScans most={3} now={time} onUndo={(scanId) => void desk.undo(scanId)} />
      </section>
    </div>
  )
}
