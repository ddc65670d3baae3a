import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '#contract/endpoints.ts'
import { drawToken } from '../customers/session.ts'
import { readCookie, setCookie } from '../http/cookies.ts'
import { BROWSER_DAYS } from './session-rules.ts'

const PATH = `${API_PREFIX}/staff`
const BROWSER_SECONDS = BROWSER_DAYS * 24 * 60 * 60

/** The person, the paired device, and the browser: by the last one a new browser is told from a known one. */
export type StaffCookie = 'staff' | 'staff_device' | 'staff_browser'

export type StaffCookies = {
  /** As it is stored: 256 random bits need no key and no salt. */
  hashOf(request: FastifyRequest, cookie: StaffCookie): string | null
  give(reply: FastifyReply, cookie: StaffCookie, token: string, seconds?: number): void
  take(reply: FastifyReply, ...cookies: StaffCookie[]): void
  /** The browser's own mark, given if it has none. */
  browser(request: FastifyRequest, reply: FastifyReply): string
}

export function createStaffCookies({ publicUrl }: { publicUrl: string }): StaffCookies {
  const secure = publicUrl.startsWith('https:')
  const nameOf = (cookie: StaffCookie): string => (secure ? `__Secure-${cookie}` : cookie)
  const write = (reply: FastifyReply, cookie: StaffCookie, value: string, seconds: number): void =>
    setCookie(reply, { name: nameOf(cookie), value, path: PATH, seconds, secure })
  const hashOf: StaffCookies['hashOf'] = (request, cookie) => {
    const token = readCookie(request, nameOf(cookie))
    return token === null ? null : hash('sha256', token)
  }
  return {
    hashOf,
    give: (reply, cookie, token, seconds = BROWSER_SECONDS) => write(reply, cookie, token, seconds),
    take: (reply, ...cookies) => {
      for (const cookie of cookies) write(reply, cookie, '', 0)
    },
    browser(request, reply) {
      const known = hashOf(request, 'staff_browser')
      if (known !== null) return known
      const { token, hash: fresh } = drawToken()
      write(reply, 'staff_browser', token, BROWSER_SECONDS)
      return fresh
    },
  }
}
