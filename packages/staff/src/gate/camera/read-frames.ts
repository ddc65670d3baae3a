import type { Detector } from './detector.ts'

/** Ten pictures a second. */
const FRAME_MS = 100
/** Who holds up a code aims at the middle; it is smaller than the whole, so it is read first and sooner. */
const MIDDLE = 0.6
/** To read a whole picture in which there is nothing takes longest: the middle of the next ones must not wait for it. */
const WHOLE_EVERY = 3

type Part = [left: number, top: number, width: number, height: number]

export function partsOf(width: number, height: number): [middle: Part, whole: Part] {
  const [w, h] = [Math.round(width * MIDDLE), Math.round(height * MIDDLE)]
  return [
    [Math.round((width - w) / 2), Math.round((height - h) / 2), w, h],
    [0, 0, width, height],
  ]
}

async function readPart(video: HTMLVideoElement, part: Part, detector: Detector): Promise<string | null> {
  const picture = await createImageBitmap(video, ...part)
  try {
    return await detector.read(picture)
  } finally {
    picture.close()
  }
}

async function readFrame(video: HTMLVideoElement, detector: Detector, frame: number): Promise<string | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || document.hidden) return null
  const [middle, whole] = partsOf(video.videoWidth, video.videoHeight)
  const code = await readPart(video, middle, detector)
  return code ?? (frame % WHOLE_EVERY === 0 ? readPart(video, whole, detector) : null)
}

type Heard = { onCode: (code: string) => void; onProblem: () => void }

/** Looks until it is told to stop. A picture that cannot be read is a picture; a reader that fails ten times in a row is broken. */
export function readFrames(video: HTMLVideoElement, chosen: Promise<Detector>, heard: Heard): () => void {
  let [stopped, failures, frame] = [false, 0, 0]
  const look = async () => {
    const began = performance.now()
    try {
      const code = await readFrame(video, await chosen, frame++)
      failures = 0
      if (code && !stopped) heard.onCode(code)
    } catch {
      failures++
      if (failures === 10) heard.onProblem()
    }
    if (!stopped) setTimeout(look, Math.max(0, FRAME_MS - (performance.now() - began)))
  }
  void look()
  return () => {
    stopped = true
  }
}
