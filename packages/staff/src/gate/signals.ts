import type { Verdict } from '#contract/schemas/gate.ts'

type Kind = Verdict['verdict']

/** In seconds and hertz: told apart by number, length and height, for who hears badly too. */
type Tone = { from: number; lasts: number; pitch: number }

export const tonesOf: Record<Kind, Tone[]> = {
  let_in: [{ from: 0, lasts: 0.15, pitch: 1320 }],
  check: [
    { from: 0, lasts: 0.12, pitch: 660 },
    { from: 0.2, lasts: 0.12, pitch: 660 },
  ],
  stop: [{ from: 0, lasts: 0.6, pitch: 196 }],
}

/** Milliseconds on, off, on. */
export const vibrationOf: Record<Kind, number[]> = { let_in: [80], check: [80, 80, 80], stop: [400] }

let audio: AudioContext | undefined

/** Only within a tap or a key may a page begin to sound. */
export async function allowSound(): Promise<void> {
  audio ??= new AudioContext()
  // Where there is no loudspeaker it waits for ever.
  if (audio.state === 'suspended') await Promise.race([audio.resume(), new Promise((late) => setTimeout(late, 1000))])
}

export const isSoundBlocked = (): boolean => audio?.state !== 'running'

function play(context: AudioContext, { from, lasts, pitch }: Tone): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  const start = context.currentTime + from
  // A square wave has overtones: a phone's small speaker plays no 196 Hz, but it plays these.
  tone.type = 'square'
  tone.frequency.value = pitch
  // Without a slope at its ends a tone clicks.
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.5, start + 0.01)
  volume.gain.setValueAtTime(0.5, start + lasts - 0.02)
  volume.gain.linearRampToValueAtTime(0, start + lasts)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + lasts)
}

export function signal(kind: Kind, withSound: boolean): void {
  navigator.vibrate?.(vibrationOf[kind])
  if (!withSound || !audio || isSoundBlocked()) return
  for (const tone of tonesOf[kind]) play(audio, tone)
}
