import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { SmsPort } from '../notifications/sms.ts'

/** Messages for nobody's phone: each is a line of a file, for whoever tries the site out. */
export function outboxSms(dataDir: string, logger: FastifyBaseLogger): SmsPort {
  const name = 'outbox'
  const file = join(dataDir, 'outbox', 'sms.jsonl')
  return {
    name,
    async send({ to, text, kind, ref }) {
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await appendFile(file, `${JSON.stringify({ to, text, at: new Date().toISOString() })}\n`, { mode: 0o600 })
      } catch (error) {
        return { accepted: false, provider: name, reason: 'transient', retry: true, detail: `${file} cannot be written (${(error as NodeJS.ErrnoException).code})` }
      }
      logger.info({ kind, to, file }, 'message written to outbox')
      return { accepted: true, provider: name, providerId: ref }
    },
  }
}
