import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepAwake } from '../wake-lock.ts'
import { chooseDetector } from './choose-detector.ts'
import { cameraIds, type CameraProblem, nextCamera, openCamera } from './open-camera.ts'
import { readFrames } from './read-frames.ts'
import { hasTorch, lightTorch } from './torch.ts'

export type CameraState = 'off' | 'starting' | 'on' | CameraProblem

const close = (stream: MediaStream | null): void => stream?.getTracks().forEach((track) => track.stop())

/** What this camera has besides a picture. */
const toolsOf = async (stream: MediaStream) => ({ torch: hasTorch(stream), others: (await cameraIds()).length > 1 })

/** `reading` while a code would be taken; the picture stays in any case. */
export function useCamera(reading: boolean, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream | null>(null)
  const [state, setState] = useState<CameraState>('off')
  const [tools, setTools] = useState({ torch: false, others: false })
  const [lit, setLit] = useState(false)
  const hear = useEffectEvent(onCode)

  useEffect(() => () => close(stream.current), [])
  useEffect(() => (state === 'on' ? keepAwake() : undefined), [state])
  useEffect(() => {
    const picture = video.current
    if (state !== 'on' || !reading || !picture) return
    const heard = { onCode: (code: string) => hear(code), onProblem: () => setState('broken') }
    return readFrames(picture, chooseDetector(), heard)
  }, [state, reading])

  const start = async (id?: string) => {
    setState('starting')
    setLit(false)
    void chooseDetector()
    close(stream.current)
    const opened = await openCamera(id)
    if (typeof opened === 'string' || !video.current) return setState(typeof opened === 'string' ? opened : 'off')
    stream.current = opened
    video.current.srcObject = opened
    // Another app may take it away later.
    opened.getVideoTracks()[0]?.addEventListener('ended', () => setState('busy'))
    await video.current.play().catch(() => undefined)
    setTools(await toolsOf(opened))
    setState('on')
  }
  return {
    video,
    state,
    tools,
    lit,
    start: () => void start(),
    turn: async () => stream.current && start(await nextCamera(stream.current)),
    light: async () => {
      if (!stream.current) return
      await lightTorch(stream.current, !lit)
      setLit(!lit)
    },
  }
}

export type Camera = ReturnType<typeof useCamera>
