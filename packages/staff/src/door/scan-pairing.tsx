import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/door.ts'
import { codeIn } from './code-in.ts'
import './scan-pairing.css'

type Detector = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type WithDetector = { BarcodeDetector?: new (options: { formats: string[] }) => Detector }

const LOOK_EVERY_MS = 200

/** Why the camera does not work, in a sentence. */
export function refusalOf(error: unknown): string {
  const { name } = error as DOMException
  if (name === 'NotFoundError') return words.cameraNone
  return name === 'NotReadableError' ? words.cameraBusy : words.cameraRefused
}

/** Pairing is done once: where the browser has no reader of its own, the six letters are typed. */
export function ScanPairing({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { BarcodeDetector } = window as unknown as WithDetector
  if (BarcodeDetector === undefined) return null
  const begin = () => {
    setProblem(isSecureContext ? undefined : words.cameraHttps)
    setOn(isSecureContext)
  }
  const end = (reason?: string) => {
    setOn(false)
    setProblem(reason)
  }
  return (
    <>
      {problem && (
        <Note kind="warn" role="alert">
          {problem}
        </Note>
      )}
      {isOn && <Camera detector={new BarcodeDetector({ formats: ['qr_code'] })} onCode={onCode} onProblem={end} />}
      <Button kind="soft" full onClick={isOn ? () => end() : begin}>
        <Icon name="camera-fill" />
        {isOn ? words.stopScan : words.scanCode}
      </Button>
    </>
  )
}

type CameraProps = { detector: Detector; onCode: (code: string) => void; onProblem: (reason: string) => void }

function Camera({ detector, onCode, onProblem }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const look = useEffectEvent(async () => {
    if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    const [found] = await detector.detect(video.current).catch(() => [])
    const code = found && codeIn(found.rawValue)
    if (code) onCode(code)
  })
  const fail = useEffectEvent((error: unknown) => onProblem(refusalOf(error)))
  useEffect(() => {
    const leaving = new AbortController()
    let stream: MediaStream | undefined
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (leaving.signal.aborted || !video.current) return stop(stream)
      video.current.srcObject = stream
      await video.current.play()
    }
    open().catch((error: unknown) => leaving.signal.aborted || fail(error))
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => {
      leaving.abort()
      clearInterval(timer)
      stop(stream)
    }
  }, [])
  return <video ref={video} className="pairing-camera" muted playsInline aria-label={words.scanCode} />
}

const stop = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop())
