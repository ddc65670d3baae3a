import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/gate-screen.ts'
import './camera.css'
import type { CameraProblem } from './open-camera.ts'
import type { Camera as Opened } from './use-camera.ts'

type Props = { camera: Opened; strip: boolean; busy: boolean; onStart: () => void }

/** The picture, or why there is none; a strip of it stays while a verdict is read, for the next code may be held up at once. */
export function Camera({ camera, strip, busy, onStart }: Props) {
  const { state, video } = camera
  const isOn = state === 'on'
  return (
    <div className={['gate-camera', strip && 'gate-camera--strip', isOn && 'is-on'].filter(Boolean).join(' ')}>
      {/* Nothing is said in it. */}
      <video ref={video} muted playsInline aria-hidden="true" hidden={!isOn} />
      {isOn ? <Frame camera={camera} strip={strip} busy={busy} /> : <NoPicture state={state} onStart={onStart} />}
    </div>
  )
}

function Frame({ camera, strip, busy }: Omit<Props, 'onStart'>) {
  const { tools, lit, light, turn } = camera
  return (
    <>
      <div className="gate-camera__frame">{!strip && !busy && <i className="gate-camera__line" />}</div>
      {!strip && (
        <>
          <p className="gate-camera__hint" role="status">
            {busy ? words.checking : words.holdCode}
          </p>
          <div className="gate-camera__tools">
            {tools.torch && (
              <button type="button" aria-label={words.torch} aria-pressed={lit} onClick={light}>
                <Icon name="flashlight-fill" />
              </button>
            )}
            {tools.others && (
              <button type="button" aria-label={words.switchCamera} onClick={turn}>
                <Icon name="camera-rotate-fill" />
              </button>
            )}
          </div>
        </>
      )}
    </>
  )
}

const problems: Record<CameraProblem, [what: string, help?: string]> = {
  refused: [words.cameraRefused, words.cameraRefusedHelp],
  none: [words.cameraNone, words.cameraNoneHelp],
  busy: [words.cameraBusy, words.cameraNoneHelp],
  insecure: [words.cameraInsecure, words.cameraNoneHelp],
  broken: [words.cameraBroken, words.cameraNoneHelp],
}

function NoPicture({ state, onStart }: { state: Exclude<Opened['state'], 'on'>; onStart: () => void }) {
  if (state === 'off' || state === 'starting')
    return (
      <div className="gate-camera__off">
        <Icon name="scan-fill" />
        <Button kind="white" size="xl" busy={state === 'starting'} onClick={onStart}>
          {words.startScanning}
        </Button>
        <p>{words.startHelp}</p>
      </div>
    )
  const [what, help] = problems[state]
  return (
    <div className="gate-camera__off" role="alert">
      <Icon name="camera-fill" />
      <p className="h3">{what}</p>
      {help && <p>{help}</p>}
      {state !== 'insecure' && (
        <Button kind="white" onClick={onStart}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
