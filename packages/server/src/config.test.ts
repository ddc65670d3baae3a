import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { SetupError } from './setup-error.ts'

const problems = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof SetupError)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
    throw error
  }
  return []
}
const named = (env: Record<string, string>) => problems(env).map((line) => line.split(' ')[0])

const secret = 'k7Qm2vX9bT4wZ8rY1nL6pD3sG5hJ0fCa'
const store = {
  SSLCOMMERZ_BASE_URL: 'https://sandbox.sslcommerz.com',
  SSLCOMMERZ_STORE_ID: 'dolna',
  SSLCOMMERZ_STORE_PASSWORD: 'dolna@ssl',
}
const live = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.com',
  APP_SECRET: secret,
  SMS_PROVIDER: 'alphasms',
  ALPHASMS_API_KEY: 'key',
  ...store,
}

describe('readConfig', () => {
  it('when nothing is set, every variable has its documented default', () => {
    expect(readConfig({})).toEqual({
      production: false,
      demo: true,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      databaseUrl: null,
      appSecret: null,
      gateway: null,
      s3: null,
      sms: { first: { provider: 'outbox' }, fallback: null, mostADay: 2000 },
      logLevel: 'info',
      trustProxy: [],
    })
  })

  it('when a variable is empty or blank, it counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', SMS_PROVIDER: '' })).toEqual(readConfig({}))
  })

  it('when several variables are bad, each is named once, on its own line', () => {
    expect(
      named({
        PORT: '99999.5',
        PUBLIC_URL: 'play.example.com',
        DATABASE_URL: 'mysql://db',
        DEMO: 'yes',
        LOG_LEVEL: 'loud',
        APP_SECRET: 'short',
      }),
    ).toEqual(['DEMO', 'PORT', 'PUBLIC_URL', 'DATABASE_URL', 'APP_SECRET', 'LOG_LEVEL'])
  })

  it('when a shape is bad in production, the missing variables are named in the same message', () => {
    expect(named({ NODE_ENV: 'production', PORT: 'abc' })).toEqual([
      'PORT',
      'APP_SECRET',
      'SSLCOMMERZ_BASE_URL',
      'SSLCOMMERZ_STORE_ID',
      'SSLCOMMERZ_STORE_PASSWORD',
      'SMS_PROVIDER',
      'PUBLIC_URL',
    ])
  })

  it('when a secret is bad, its value is not repeated', () => {
    const message = problems({ APP_SECRET: 'hunter2', DATABASE_URL: 'http://me:hunter2@db' }).join('\n')
    expect(message).toContain('APP_SECRET must have at least 32 characters.')
    expect(message).not.toContain('hunter2')
  })

  it.each(['1', '65535'])('when PORT is %s, it is taken', (PORT) => {
    expect(readConfig({ PORT }).port).toBe(Number(PORT))
  })
  it.each(['0', '65536', '-1', '80a', '3000.5', '0x50'])('when PORT is %s, it is refused', (PORT) => {
    expect(problems({ PORT })).toEqual(['PORT must be a whole number from 1 to 65535.'])
  })

  it('when only PORT is set, the public address follows it', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })
  it('when PUBLIC_URL ends in a slash, the slash is dropped', () => {
    expect(readConfig({ PUBLIC_URL: 'https://play.example.com/' }).publicUrl).toBe('https://play.example.com')
  })
  it.each([
    'https://play.example.com/shop',
    'https://play.example.com?x=1',
    'ftp://play.example.com',
    'https://me:pw@play.example.com',
  ])('when PUBLIC_URL is %s, it is refused', (PUBLIC_URL) => expect(named({ PUBLIC_URL })).toEqual(['PUBLIC_URL']))

  it('when APP_SECRET has 31 characters it is refused, with 32 it is taken', () => {
    expect(named({ APP_SECRET: 's'.repeat(31) })).toEqual(['APP_SECRET'])
    expect(readConfig({ APP_SECRET: secret }).appSecret).toBe(secret)
  })

  it('when all three SSLCOMMERZ variables are set, they make the gateway', () => {
    expect(readConfig(store).gateway).toEqual({
      baseUrl: store.SSLCOMMERZ_BASE_URL,
      storeId: 'dolna',
      storePassword: 'dolna@ssl',
    })
  })
  it('when one SSLCOMMERZ variable is set, the other two are named', () => {
    expect(named({ SSLCOMMERZ_STORE_ID: 'dolna' })).toEqual(['SSLCOMMERZ_BASE_URL', 'SSLCOMMERZ_STORE_PASSWORD'])
  })
  it('when one SSLCOMMERZ variable is set in production, nothing is named twice', () => {
    expect(named({ ...live, SSLCOMMERZ_STORE_ID: '' })).toEqual(['SSLCOMMERZ_STORE_ID'])
  })

  it('when production has everything, it starts', () => {
    expect(readConfig(live)).toMatchObject({
      production: true,
      sms: { first: { provider: 'alphasms', apiKey: 'key' } },
      appSecret: secret,
    })
  })
  it.each(['APP_SECRET', 'SMS_PROVIDER', 'PUBLIC_URL'] as const)('when production lacks %s, it is named', (name) => {
    expect(named({ ...live, [name]: '' })).toEqual([name])
  })
  it('when production sends messages to the outbox by name, it is refused', () => {
    expect(named({ ...live, SMS_PROVIDER: 'outbox' })).toEqual(['SMS_PROVIDER'])
  })
  it.each([
    [{}, true],
    [{ DEMO: 'false' }, false],
    [live, false],
    [{ ...live, DEMO: 'true' }, true],
  ])('when the demo is not asked for by name, only a machine to try things on has it (%#)', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo)
  })
  it('when DEMO is true, production may use the built-in parts', () => {
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' })).toMatchObject({
      production: true,
      demo: true,
      gateway: null,
      appSecret: null,
    })
  })

  it('when TRUST_PROXY lists networks, each is kept', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1/128' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      '::1/128',
    ])
  })
  it.each(['true', '10.0.0.0/33', '::1/129', '10.0.0/8', '1.2.3.4/8/9'])(
    'when TRUST_PROXY is %s, it is refused',
    (TRUST_PROXY) => {
      expect(named({ TRUST_PROXY })).toEqual(['TRUST_PROXY'])
    },
  )
  it.each(['not a host', '-x', 'http://host'])('when HOST is %s, it is refused', (HOST) => {
    expect(named({ HOST })).toEqual(['HOST'])
  })
})
