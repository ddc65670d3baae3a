/** A lamp is in no standard that TypeScript knows. */
type Lit = { torch?: boolean }

export const hasTorch = (stream: MediaStream): boolean =>
  Boolean((stream.getVideoTracks()[0]?.getCapabilities?.() as Lit | undefined)?.torch)

export const lightTorch = async (stream: MediaStream, on: boolean): Promise<void> =>
  stream.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
