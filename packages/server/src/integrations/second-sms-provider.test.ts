import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogger } from '../http/log.ts'
import { alphaTaken, json, message, sslTaken, standInsForEachTest } from '../testing/sms-provider.ts'
import { openSms } from './open-sms.ts'

const stand = standInsForEachTest()

describe('a second provider', () => {
  const log: string[] = []
  const logger = createLogger('debug', { write: (line) => void log.push(line) })
  const both = (sslUrl: string, alphaUrl: string) =>
    openSms(
      readConfig({
        SMS_PROVIDER: 'sslwireless',
        SSLWIRELESS_BASE_URL: `${sslUrl}/`,
        SSLWIRELESS_API_TOKEN: 'tok-secret-1',
        SSLWIRELESS_SID: 'DOLNA',
        SMS_FALLBACK: 'alphasms',
        ALPHASMS_BASE_URL: alphaUrl,
        ALPHASMS_API_KEY: 'key-secret-1',
      }),
      logger,
    )

  it.each(['Unauthorized access', 'Insufficient balance', 'Something went wrong'])(
    'when the first says %j, the second sends it',
    async (error_message) => {
      const [first, second] = [await stand(json({ status: 'FAILED', error_message })), await stand(json(alphaTaken))]
      expect(await both(first.url, second.url).send(message)).toEqual({
        accepted: true,
        provider: 'alphasms',
        providerId: '5021',
      })
      expect(log.at(-1)).toContain('the fallback sends the message')
      expect(log.join('')).not.toMatch(/secret|482913|01712345678/)
    },
  )

  it.each(['Invalid msisdn', 'SMS body is empty', 'Invalid SID'])(
    'when the first says %j, the second is not asked',
    async (error_message) => {
      const [first, second] = [await stand(json({ status: 'FAILED', error_message })), await stand(json(alphaTaken))]
      expect(await both(first.url, second.url).send(message)).toMatchObject({
        accepted: false,
        provider: 'sslwireless',
      })
      expect(second.heard).toEqual([])
    },
  )

  it('when the first takes it, the second is not asked', async () => {
    const [first, second] = [await stand(json(sslTaken)), await stand(json(alphaTaken))]
    expect(await both(first.url, second.url).send(message)).toMatchObject({ accepted: true, provider: 'sslwireless' })
    expect(second.heard).toEqual([])
  })

  it('when both fail, the second says why', async () => {
    const [first, second] = [
      await stand((response) => void response.destroy()),
      await stand(json({ error: 417, msg: 'Insufficient balance' })),
    ]
    expect(await both(first.url, second.url).send(message)).toMatchObject({
      accepted: false,
      provider: 'alphasms',
      reason: 'balance',
    })
  })
})
