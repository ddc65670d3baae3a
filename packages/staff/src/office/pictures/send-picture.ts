import { API_PREFIX } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { ErrorBody } from '#contract/schemas/error.ts'
import type { SentUse } from '#contract/rules/picture-sending.ts'
import { pictureEndpoints, STAFF_HEADER } from '#contract/staff-endpoints.ts'

export type Sending = {
  blob: Blob
  name: string
  use: SentUse
  client_id: string
  alt?: string
  alt_bn?: string
  focus_x?: number
  focus_y?: number
}
type Watch = { onProgress?: (share: number) => void; signal?: AbortSignal }

/** As the calls of the rest of the app fail. Without a status of a server it is the line that broke. */
export type SendFailure = { status: number | 'FETCH_ERROR'; data?: Partial<ErrorBody> }
const TOO_LONG_MS = 180_000

/** Sends a picture and tells how far it is, which `fetch` cannot. Rejects with a `SendFailure`. */
export function sendPicture<T>({ blob, name, ...fields }: Sending, { onProgress, signal }: Watch = {}): Promise<T> {
  const { method, path } = pictureEndpoints.sendPicture
  return new Promise((resolve, reject: (failure: SendFailure) => void) => {
    const call = new XMLHttpRequest()
    const broken = () => reject({ status: 'FETCH_ERROR' })
    call.open(method, API_PREFIX + path)
    for (const [header, value] of Object.entries(STAFF_HEADER)) call.setRequestHeader(header, value)
    call.timeout = TOO_LONG_MS
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    for (const end of ['error', 'timeout', 'abort']) call.addEventListener(end, broken)
    call.addEventListener('load', () => {
      const data = readBody(call.responseText)
      if (call.status < 300 && data) resolve((data as OneOf<T>).data)
      else reject({ status: call.status, data: data as SendFailure['data'] })
    })
    signal?.addEventListener('abort', () => call.abort())
    call.send(formOf({ blob, name, ...fields }))
  })
}

function formOf({ blob, name, ...fields }: Sending): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) form.append(field, String(value))
  form.append('file', blob, name)
  return form
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What time may mend: the line, a server that starts, too much at once, a screen that is locked or a session that is over. */
export const isPassing = (failure: unknown): boolean => {
  const { status, data } = failure as SendFailure
  return typeof status !== 'number' || status >= 500 || status === 429 || status === 401 || data?.code === 'locked'
}
