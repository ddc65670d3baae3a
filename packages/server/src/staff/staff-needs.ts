import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Door } from './door.ts'
import type { CountLook } from './read-me.ts'
import type { StaffCookies } from './staff-cookies.ts'

/** What the calls of the door are made of. */
export type StaffNeeds = {
  database: Database
  clock: Clock
  logger: FastifyBaseLogger
  appSecret: string
  config: { publicUrl: string }
  door: Door
  cookies: StaffCookies
  look: CountLook
}
