/** Why there is no picture. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure' | 'broken'

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const problemOf = (error: unknown): CameraProblem => (error instanceof Error && problems[error.name]) || 'none'

/** The one at the back unless another was chosen; of a size in which a code at arm's length is still sharp. */
const wanted = (id?: string): MediaTrackConstraints => ({
  ...(id ? { deviceId: { exact: id } } : { facingMode: { ideal: 'environment' } }),
  width: { ideal: 1280 },
  height: { ideal: 720 },
})

export async function openCamera(id?: string): Promise<MediaStream | CameraProblem> {
  if (!isSecureContext) return 'insecure'
  if (!navigator.mediaDevices) return 'none'
  return navigator.mediaDevices.getUserMedia({ video: wanted(id), audio: false }).catch(problemOf)
}

/** The camera after this one; the same when there is no other. */
export async function nextCamera(stream: MediaStream): Promise<string | undefined> {
  const own = stream.getVideoTracks()[0]?.getSettings().deviceId
  const ids = await cameraIds()
  return ids[(ids.indexOf(own ?? '') + 1) % ids.length]
}

export const cameraIds = async (): Promise<string[]> =>
  (await navigator.mediaDevices.enumerateDevices())
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId }) => deviceId)
