import type { FastifyReply, FastifyRequest } from 'fastify'

type Cookie = { name: string; value: string; path: string; seconds: number; secure: boolean }

/** Only what a token of ours can look like is read: whatever else is there is nobody's. */
const TOKEN = /^[\w-]{20,100}$/

export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() !== name) continue
    const value = pair.slice(at + 1).trim()
    if (TOKEN.test(value)) return value
  }
  return null
}

/** No script can read it, no other site can send it. Without seconds it is taken away. */
export function setCookie(reply: FastifyReply, { name, value, path, seconds, secure }: Cookie): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict']
  void reply.header('set-cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '))
}
