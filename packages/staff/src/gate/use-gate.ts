import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { staffPaths } from '#contract/staff-paths.ts'
import { focusMain } from '#ui/focus-main.ts'
import * as words from '#words/gate-screen.ts'
import { useAtWork } from '../api/at-work.ts'
import { useCamera } from './camera/use-camera.ts'
import { type DeviceSettings, keepSettings, readSettings } from './device-settings.ts'
import { useInsideNowQuery } from './gate-api.ts'
import type { View } from './gate-tabs.tsx'
import { isBanglaTyped } from './scanner-burst.ts'
import { seenCodes } from './seen-codes.ts'
import { useScan } from './use-scan.ts'
import { useScannerKeys } from './use-scanner-keys.ts'
import { asksWho } from './verdict-buttons.ts'

const EVERY_MS = 10_000

/** What is asked on top of a verdict. */
export type Asked = 'anyway' | 'call' | 'menu' | 'some' | null

const viewOf = (search: URLSearchParams): View => {
  const view = search.get('view')
  return view === 'find' || view === 'last' ? view : 'scan'
}

function useSettings() {
  const [settings, setSettings] = useState(readSettings)
  const change = (changed: DeviceSettings) => {
    setSettings(changed)
    keepSettings(changed)
  }
  return { settings, change }
}

/** Everything a gate knows: what it shows, what it asks, and the ways a code comes in. */
export function useGate() {
  const { settings, change } = useSettings()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>(null)
  const opened = useNowAndThen()
  const { data: now } = useInsideNowQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })
  const desk = useScan(settings.sound)
  const { shown, busy } = desk
  const [view, q] = [viewOf(search), search.get('q') ?? '']
  const chooses = shown.at === 'verdict' && (asked === 'some' || asksWho(shown.verdict))

  const scan = (input: string, via: 'camera' | 'scanner' | 'typed') => {
    setAsked(null)
    if (view !== 'scan') void navigate(staffPaths.gate)
    void desk.scan(input, via)
  }
  const next = () => {
    setAsked(null)
    desk.next()
    // What had the focus is gone with the verdict.
    focusMain()
  }
  const reads = view === 'scan' && asked === null && !chooses
  const camera = useReading(reads, desk.isAsking, (code) => scan(code, 'camera'))
  useScannerKeys((code) => {
    if (asked !== null && asked !== 'some') return
    if (isBanglaTyped(code)) desk.setProblem(words.scannerTypesBangla)
    else scan(code, 'scanner')
  })
  useAutoNext(
    shown.at === 'verdict' && !busy && asked === null && shown.verdict.let_in > 0 ? settings.green : 0,
    shown,
    next,
  )
  useEnter((shown.at === 'verdict' || shown.at === 'unanswered') && asked === null && !chooses, next)
  useAtWork(shown.at === 'verdict' || shown.at === 'unanswered')

  // By the server's clock: what may be undone until when is told by it.
  const time = new Date((shown.at === 'verdict' ? shown.came : opened) - (now?.ahead ?? 0))
  return { settings, change, view, q, asked, setAsked, desk, chooses, camera, scan, next, navigate, now, time }
}

export type GateState = ReturnType<typeof useGate>

/** A code that was held up while nothing was read is still the same one. */
function useReading(reading: boolean, isAsking: () => boolean, onNew: (code: string) => void) {
  const [seen] = useState(seenCodes)
  const last = useRef<string>(null)
  useEffect(() => {
    if (reading && last.current !== null) seen.isNew(last.current, Date.now())
  }, [reading, seen])
  return useCamera(reading, (code) => {
    if (isAsking() || !seen.isNew(code, Date.now())) return
    last.current = code
    onNew(code)
  })
}

/** Green goes by itself after some seconds; 0 waits for a tap. */
function useAutoNext(seconds: number, shown: unknown, onNext: () => void): void {
  const go = useEffectEvent(onNext)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => go(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds, shown])
}

/** The time, looked at every half a minute. */
function useNowAndThen(): number {
  const [at, setAt] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return at
}

/** Enter is the next scan, unless it presses something. */
function useEnter(isOn: boolean, onEnter: () => void): void {
  const press = useEffectEvent(onEnter)
  useEffect(() => {
    if (!isOn) return
    const listen = ({ key, target }: KeyboardEvent) =>
      key === 'Enter' && target instanceof Element && !target.closest('button, a, input') && press()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}
