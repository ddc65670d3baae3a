import type { Socket } from 'node:net'
import { errorTable, type ErrorCode } from '#contract/errors.ts'
import { speak } from '#contract/words/named.ts'

type ErrorAnswer = { status: string; code: ErrorCode; message: string }

const TOO_LARGE = speak(errorTable.payload_too_large[1], 'en')
const errorAnswers: Record<string, ErrorAnswer> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'payload_too_large', message: TOO_LARGE },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'invalid',
    message: 'The request did not come in time.',
  },
}
const unreadable: ErrorAnswer = {
  status: '400 Bad Request',
  code: 'invalid',
  message: 'The request could not be read.',
}

/** What is no request that Node can read, or too large a head, gets an answer of the same shape as any other refusal. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code, message } = errorAnswers[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ message, code })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
