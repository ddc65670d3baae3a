import { type ReactNode, useEffect, useRef } from 'react'
import type { Verdict } from '#contract/schemas/gate.ts'
import { Button } from '#ui/button.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/gate-screen.ts'
import { LANGUAGE } from '#words/language.ts'
import { buttonsOf, type VerdictButton } from './verdict-buttons.ts'
import './verdict-panel.css'
import { tilesOf } from './verdict-tiles.ts'

type Kind = Verdict['verdict']

/** A word, a shape and a colour, each enough by itself. */
const faces: Record<Kind, { word: string; icon: IconName }> = {
  let_in: { word: words.wordLetIn, icon: 'check-circle-fill' },
  check: { word: words.wordCheck, icon: 'warning-fill' },
  stop: { word: words.wordStop, icon: 'prohibit-fill' },
}

const names: Record<VerdictButton, string> = {
  next: words.nextScan,
  some: words.notEveryone,
  undo: words.undo,
  anyway: words.letInAnyway,
  call: words.callManager,
  pin: words.managersPin,
  ask: words.askService,
  move: words.moveToToday,
}

/** `now` is when it came: what it offers stays while it is read. */
type Props = {
  verdict: Verdict
  now: Date
  busy: boolean
  problem: string | null
  onPress: (button: VerdictButton) => void
}

export function VerdictPanel({ verdict, now, busy, problem, onPress }: Props) {
  const { main, others } = buttonsOf(verdict, now)
  const lines = [...verdict.also.map(({ text }) => text[LANGUAGE]), ...(verdict.can.ask ? [words.askHelp] : [])]
  return (
    <Panel kind={verdict.verdict} text={verdict.text[LANGUAGE]} lines={lines} problem={problem}>
      <dl className="gate-verdict__tiles">
        {tilesOf(verdict, now).map(({ name, value, wide }) => (
          <div key={name} className={wide ? 'is-wide' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Keys key={verdict.scan_id} main={main} others={others} busy={busy} onPress={onPress} />
    </Panel>
  )
}

/** For a scan that nobody answered. */
export function UnansweredPanel({ busy, onAgain, onNext }: { busy: boolean; onAgain: () => void; onNext: () => void }) {
  return (
    <Panel kind="check" text={words.noAnswer}>
      <div className="gate-verdict__keys">
        <Button kind="white" size="xl" busy={busy} onClick={onAgain}>
          {words.tryAgain}
        </Button>
        <Button kind="ghost" size="lg" onClick={onNext}>
          {words.nextScan}
        </Button>
      </div>
    </Panel>
  )
}

type PanelProps = { kind: Kind; text: string; lines?: string[]; problem?: string | null; children: ReactNode }

function Panel({ kind, text, lines = [], problem, children }: PanelProps) {
  const { word, icon } = faces[kind]
  return (
    <section className={`gate-verdict gate-verdict--${kind}`} aria-label={words.verdict}>
      <div className="gate-verdict__said" role="alert">
        <p className="gate-verdict__word">
          <Icon name={icon} />
          {word}
        </p>
        <p className="gate-verdict__why">{text}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {problem && <p className="gate-verdict__problem">{problem}</p>}
      </div>
      {children}
    </section>
  )
}

type KeysProps = { main: VerdictButton; others: VerdictButton[] } & Pick<Props, 'busy' | 'onPress'>

/** The focus stands on the next scan, so that Enter is it. */
function Keys({ main, others, busy, onPress }: KeysProps) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  const ref = (button: VerdictButton) => (button === 'next' ? next : undefined)
  return (
    <div className={`gate-verdict__keys gate-verdict__keys--${others.length}`}>
      <Button kind="white" size="xl" ref={ref(main)} busy={busy && main !== 'next'} onClick={() => onPress(main)}>
        {busy && main === 'ask' ? words.asking : names[main]}
      </Button>
      {others.map((button) => (
        <Button key={button} kind="ghost" size="lg" ref={ref(button)} onClick={() => onPress(button)}>
          {names[button]}
        </Button>
      ))}
    </div>
  )
}
