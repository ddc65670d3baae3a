import type { Unknown } from '../../payments/gateway.ts'
import { withoutSecret } from './without-secret.ts'

export type Body = Record<string, unknown>
/** `answer` is what may be kept of `body`: the same, without the store's password. */
export type Heard = { body: Body; answer: unknown }
export type Line = { fetch: typeof fetch; timeoutMs: number; storePassword: string }

/** Real answers have about 15 KB. */
const LIMIT = 256 * 1024

const unknown = (reason: string): Unknown => ({ outcome: 'unknown', reason })

/** Asks the gateway once. Whatever is not one readable JSON object in time is "unknown"; nothing is thrown. */
export async function ask(line: Line, url: URL, init: RequestInit = {}): Promise<Heard | Unknown> {
  try {
    // A redirect would repeat the question, password included, to a host that nobody configured.
    const answer = await line.fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(line.timeoutMs) })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return unknown(`The gateway answered with HTTP ${answer.status}.`)
    }
    const text = await readText(answer)
    return text === null ? unknown('The gateway answered with too much to read.') : readBody(text, line.storePassword)
  } catch (error) {
    return unknown(whyNoAnswer(error, line.timeoutMs))
  }
}

async function readText(answer: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    if ((size += chunk.length) > LIMIT) return null
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function readBody(text: string, storePassword: string): Heard | Unknown {
  if (text.trim() === '') return unknown('The gateway answered with nothing.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return unknown('The gateway answered with something other than JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return unknown('The gateway answered with something other than an object.')
  return { body: body as Body, answer: withoutSecret(body, storePassword) }
}

/** Told by the kind of failure alone: its own words may quote the address, which carries the password. */
function whyNoAnswer(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The gateway did not answer within ${timeoutMs / 1000} seconds.`
  const { code } = (error instanceof Error && error.cause instanceof Error ? error.cause : {}) as { code?: unknown }
  return `The gateway could not be reached (${typeof code === 'string' ? code : 'connection failed'}).`
}
