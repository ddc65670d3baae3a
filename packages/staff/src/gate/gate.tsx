import type { Me } from '#contract/schemas/staff.ts'
import * as words from '#words/gate-screen.ts'
import { Camera } from './camera/camera.tsx'
import './gate.css'
import { FindView } from './find-view.tsx'
import { GateDialogs } from './gate-dialogs.tsx'
import { addressOf, GateTabs } from './gate-tabs.tsx'
import { GateTop } from './gate-top.tsx'
import { LastScans } from './last-scans.tsx'
import { ScanSide } from './scan-side.tsx'
import { allowSound } from './signals.ts'
import { type GateState, useGate } from './use-gate.ts'

export function Gate({ me }: { me: Me }) {
  const gate = useGate()
  const { view, camera, desk, setAsked, next } = gate
  const isScan = view === 'scan'
  const isReady = desk.shown.at === 'ready' || desk.shown.at === 'undone'
  const start = () => {
    void allowSound()
    camera.start()
  }
  return (
    <div className="gate">
      <GateTop me={me} onMenu={() => setAsked('menu')} />
      <main id="main" tabIndex={-1} className={isScan ? 'gate__body gate__body--split' : 'gate__body'}>
        <h1 className="vh">{words.gate}</h1>
        {/* It goes on while something is looked for: to open it anew takes a second. */}
        <div hidden={!isScan} className="gate__camera">
          <Camera camera={camera} strip={!isReady} busy={desk.busy} onStart={start} />
        </div>
        {isScan ? <ScanSide gate={gate} /> : <Other gate={gate} />}
      </main>
      <GateTabs view={view} onTap={next} />
      <GateDialogs gate={gate} me={me} />
    </div>
  )
}

function Other({ gate }: { gate: GateState }) {
  const { view, q, desk, scan, navigate, time } = gate
  const search = (text: string) =>
    void navigate(`${addressOf('find')}${text && `&${new URLSearchParams({ q: text })}`}`, { replace: true })
  const undo = async (scanId: string) => {
    await navigate(addressOf('scan'))
    await desk.undo(scanId)
  }
  return (
    <div className="gate__pad">
      {view === 'find' ? (
        <FindView q={q} now={time} onSearch={search} onPick={(hit) => scan(hit.invoice_number, 'typed')} />
      ) : (
        <LastScans most={20} now={time} onUndo={undo} />
      )}
    </div>
  )
}
