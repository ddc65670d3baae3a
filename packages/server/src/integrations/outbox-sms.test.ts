import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from '../http/log.ts'
import { withFallback } from '../notifications/failover.ts'
import type { SmsPort } from '../notifications/sms.ts'
import { message } from '../testing/sms-provider.ts'
import { openSms } from './open-sms.ts'
import { outboxSms } from './outbox-sms.ts'

describe('the outbox file', () => {
  const log: string[] = []
  const logger = createLogger('debug', { write: (line) => void log.push(line) })

  it('when messages are sent, each is a line of it, and the log tells no code and no whole number', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
    const sms = openSms(readConfig({ DATA_DIR: dataDir }), logger)
    await Promise.all(Array.from({ length: 20 }, () => sms.send(message)))
    const lines = (await readFile(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { at: string })
    await rm(dataDir, { recursive: true })
    expect(lines).toHaveLength(20)
    expect(lines[0]).toEqual({ to: message.to, text: message.text, at: expect.stringMatching(/^\d{4}-.+Z$/) as string })
    expect(log.join('')).toContain('message written to outbox')
    expect(log.join('')).not.toMatch(/482913|01712345678/)
  })

  it('when a number is forgotten while messages are being sent, its lines go, and no other is lost or moved', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
    const file = join(dataDir, 'outbox', 'sms.jsonl')
    const sms = openSms(readConfig({ DATA_DIR: dataDir }), logger)
    await sms.forget?.(message.to)
    const send = (n: number) => sms.send({ ...message, to: n % 3 === 0 ? message.to : '01812345678', text: String(n) })
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) =>
        n === 30 ? [await sms.forget?.(message.to), await send(n)] : send(n),
      ),
    )
    await appendFile(file, `{"to":"${message.to}","text":"cut o`)
    await sms.forget?.(message.to)
    const lines = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { to: string; text: string })
    const left = await readdir(join(dataDir, 'outbox'))
    await rm(dataDir, { recursive: true })
    expect(lines.map(({ to, text }) => `${to} ${text}`)).toEqual(
      Array.from({ length: 60 }, (_, n) => n)
        .filter((n) => n % 3 > 0)
        .map((n) => `01812345678 ${n}`),
    )
    expect(left).toEqual(['sms.jsonl'])
  })

  it('when it stands in for another provider, it forgets all the same', async () => {
    const forgotten: string[] = []
    const keeps: SmsPort = {
      name: 'keeps',
      send: async () => ({ accepted: true, provider: 'keeps', providerId: '1' }),
      forget: async (phone) => void forgotten.push(phone),
    }
    const sends: SmsPort = { name: 'sends', send: keeps.send }
    await withFallback(keeps, sends, logger).forget?.(message.to)
    await withFallback(sends, keeps, logger).forget?.('01812345678')
    expect(forgotten).toEqual([message.to, '01812345678'])
  })

  it('when it cannot be written, that is a trouble and no exception', async () => {
    expect(await outboxSms('/dev/null', logger).send(message)).toMatchObject({
      accepted: false,
      reason: 'transient',
      retry: true,
    })
  })
})
