import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { SmsPort } from '../notifications/sms.ts'

type Line = { to: string; text: string; at: string }

/** Messages for nobody's phone: each is a line of a file, for whoever tries the site out. */
export function outboxSms(dataDir: string, logger: FastifyBaseLogger): SmsPort {
  const name = 'outbox'
  const file = join(dataDir, 'outbox', 'sms.jsonl')
  // A line that is added while the file is written anew would be lost with the old one.
  let last: Promise<void> = Promise.resolve()
  const takeTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work, work))

  const append = async (line: Line): Promise<void> => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  }
  return {
    name,
    async send({ to, text, kind, ref }) {
      try {
        await takeTurn(() => append({ to, text, at: new Date().toISOString() }))
      } catch (error) {
        return {
          accepted: false,
          provider: name,
          reason: 'transient',
          retry: true,
          detail: `${file} cannot be written (${(error as NodeJS.ErrnoException).code})`,
        }
      }
      logger.info({ kind, to, file }, 'message written to outbox')
      return { accepted: true, provider: name, providerId: ref }
    },
    forget: (phone) => takeTurn(() => rewrite(file, (line) => !isTo(line, phone))),
  }
}

/** What cannot be read, cut off by a power failure, may be anybody's. */
function isTo(line: string, phone: string): boolean {
  try {
    return (JSON.parse(line) as Line).to === phone
  } catch {
    return line.includes(phone)
  }
}

/** Written aside, then renamed: a power cut leaves the old file or the new one. */
async function rewrite(file: string, stays: (line: string) => boolean): Promise<void> {
  const lines = (await readFile(file, 'utf8').catch(orNone)).split('\n').filter((line) => line !== '')
  const kept = lines.filter(stays)
  if (kept.length === lines.length) return
  const aside = join(dirname(file), `.${randomUUID()}`)
  try {
    await writeFile(aside, kept.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

function orNone(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
