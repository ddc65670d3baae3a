import { useRef, useState } from 'react'
import type { AnywayReason } from '#contract/rules/let-in-anyway.ts'
import type { ChoosePeople, Scan, Verdict } from '#contract/schemas/gate.ts'
import * as words from '#words/gate-screen.ts'
import { isSilent, saidBy } from '../api/api.ts'
import { noteTouch } from '../api/touch.ts'
import {
  useAskServiceMutation,
  useChoosePeopleMutation,
  useLetInAnywayMutation,
  useMoveToTodayMutation,
  useScanMutation,
  useUndoMutation,
} from './gate-api.ts'
import { newId } from '../api/new-id.ts'
import { signal } from './signals.ts'

/** What the gate shows: nothing yet, a verdict, that nobody answered, or what was taken back. */
export type Shown =
  | { at: 'ready' }
  | { at: 'verdict'; verdict: Verdict; came: number }
  | { at: 'unanswered'; scan: Scan }
  | { at: 'undone'; verdict: Verdict }

const ready: Shown = { at: 'ready' }
const SLOW_MS = 300

/** One thing at a time: while the server is asked, nothing else is sent. */
function useAsked(sound: boolean) {
  const [shown, setShown] = useState<Shown>(ready)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = useRef(false)
  const show = (verdict: Verdict) => {
    const isUndone = verdict.undone !== null
    if (!isUndone) signal(verdict.verdict, sound)
    setShown(isUndone ? { at: 'undone', verdict } : { at: 'verdict', verdict, came: Date.now() })
  }
  const fail = (error: unknown, scan?: Scan) => {
    if (scan && isSilent(error)) {
      signal('check', sound)
      return setShown({ at: 'unanswered', scan })
    }
    setProblem(saidBy(error) ?? words.serverSilent)
  }
  const ask = async (call: () => Promise<Verdict>, scan?: Scan) => {
    if (asked.current) return
    asked.current = true
    noteTouch()
    setProblem(null)
    // What is answered sooner needs no word, and is shown the sooner.
    const slow = setTimeout(() => setBusy(true), SLOW_MS)
    await call().then(show, (error: unknown) => fail(error, scan))
    clearTimeout(slow)
    asked.current = false
    setBusy(false)
  }
  const next = () => {
    setShown(ready)
    setProblem(null)
  }
  return { shown, problem, busy, isAsking: () => asked.current, ask, next, setProblem }
}

/** How a call stands is kept here: the screen is not drawn anew for it. */
const quiet = { selectFromResult: () => ({}) }

/** A scan, and what can be done with its verdict. */
export function useScan(sound: boolean) {
  const [scanned, people, anyway] = [
    useScanMutation(quiet),
    useChoosePeopleMutation(quiet),
    useLetInAnywayMutation(quiet),
  ]
  const [undone, service, moved] = [useUndoMutation(quiet), useAskServiceMutation(quiet), useMoveToTodayMutation(quiet)]
  const { ask, ...state } = useAsked(sound)
  /** Sent again under its own number, it is the same scan. */
  const send = (scan: Scan) => ask(() => scanned[0](scan).unwrap(), scan)
  return {
    ...state,
    send,
    scan: (input: string, via: Scan['via']) =>
      send({ scan_id: newId(), input, via, direction: 'in', at: new Date().toISOString() }),
    choose: (scanId: string, chosen: ChoosePeople['people']) =>
      ask(() => people[0]({ scanId, people: chosen }).unwrap()),
    letInAnyway: (scanId: string, reason: AnywayReason, approval?: string) =>
      ask(() => anyway[0]({ scanId, reason, approval }).unwrap()),
    undo: (scanId: string) => ask(() => undone[0](scanId).unwrap()),
    askService: (scanId: string) => ask(() => service[0](scanId).unwrap()),
    moveToToday: (scanId: string) => ask(() => moved[0](scanId).unwrap()),
  }
}

export type ScanDesk = ReturnType<typeof useScan>
