import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const problems = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}
const ssl = { SMS_PROVIDER: 'sslwireless', SSLWIRELESS_API_TOKEN: 'token', SSLWIRELESS_SID: 'DOLNA' }

describe('the variables for messages', () => {
  it('when a provider is chosen, its credentials are named if they are missing', () => {
    expect(problems({ SMS_PROVIDER: 'sslwireless', SSLWIRELESS_SID: 'DOLNA' })).toEqual([
      'SSLWIRELESS_API_TOKEN is missing: SMS_PROVIDER=sslwireless needs it.',
    ])
    expect(problems({ SMS_PROVIDER: 'alphasms' })).toEqual([
      'ALPHASMS_API_KEY is missing: SMS_PROVIDER=alphasms needs it.',
    ])
  })

  it('when a fallback is chosen, its credentials are named too', () => {
    expect(problems({ ...ssl, SMS_FALLBACK: 'alphasms' })).toEqual([
      'ALPHASMS_API_KEY is missing: SMS_FALLBACK=alphasms needs it.',
    ])
    expect(problems({ ...ssl, SMS_FALLBACK: 'outbox' })).toEqual([
      'SMS_FALLBACK must be one of: sslwireless, alphasms.',
    ])
    expect(problems({ ...ssl, SMS_FALLBACK: 'sslwireless' })).toEqual([
      'SMS_FALLBACK must be another provider than SMS_PROVIDER.',
    ])
  })

  it("when everything is there, addresses have the providers' own as default", () => {
    expect(
      readConfig({
        ...ssl,
        SMS_FALLBACK: 'alphasms',
        ALPHASMS_API_KEY: 'key',
        ALPHASMS_SENDER_ID: 'Dolna',
        SMS_DAILY_LIMIT: '50',
      }).sms,
    ).toEqual({
      first: { provider: 'sslwireless', baseUrl: 'https://smsplus.sslwireless.com', apiToken: 'token', sid: 'DOLNA' },
      fallback: { provider: 'alphasms', baseUrl: 'https://api.sms.net.bd', apiKey: 'key', senderId: 'Dolna' },
      mostADay: 50,
    })
  })

  it('when the outbox is used, no credentials are needed', () => {
    expect(problems({ SMS_PROVIDER: 'outbox' })).toEqual([])
  })

  it.each(['0', '-1', '1.5', 'many', '10000000'])('when SMS_DAILY_LIMIT is %s, it is refused', (SMS_DAILY_LIMIT) => {
    expect(problems({ SMS_DAILY_LIMIT })).toEqual(['SMS_DAILY_LIMIT must be a whole number from 1 to 9999999.'])
  })

  it('when an address is no address, it is refused', () => {
    expect(problems({ ...ssl, SSLWIRELESS_BASE_URL: 'smsplus' })).toEqual([
      'SSLWIRELESS_BASE_URL must be an http or https address.',
    ])
  })
})
