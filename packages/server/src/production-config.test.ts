import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { insecurities } from './production-config.ts'

const live = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.com',
  APP_SECRET: randomBytes(32).toString('base64url'),
  SSLCOMMERZ_BASE_URL: 'https://securepay.sslcommerz.com',
  SSLCOMMERZ_STORE_ID: 'store',
  SSLCOMMERZ_STORE_PASSWORD: 'word',
  SMS_PROVIDER: 'alphasms',
  ALPHASMS_API_KEY: 'key',
  SMS_FALLBACK: 'sslwireless',
  SSLWIRELESS_API_TOKEN: 'token',
  SSLWIRELESS_SID: 'sid',
}
const bucket = { STORAGE: 's3', S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

/** What the start says, a line each; nothing if it starts. */
function said(env: Record<string, string>): string[] {
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
const named = (env: Record<string, string>) => said(env).map((line) => line.split(' ')[0])

const insecure: [name: (typeof insecurities)[number], env: Record<string, string>, variable: string][] = [
  ['public-url', { PUBLIC_URL: 'http://play.example.com' }, 'PUBLIC_URL'],
  ['public-url', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['gateway', { SSLCOMMERZ_BASE_URL: 'http://securepay.sslcommerz.com' }, 'SSLCOMMERZ_BASE_URL'],
  ['sms', { ALPHASMS_BASE_URL: 'http://api.sms.net.bd' }, 'ALPHASMS_BASE_URL'],
  ['sms', { SSLWIRELESS_BASE_URL: 'http://smsplus.sslwireless.com' }, 'SSLWIRELESS_BASE_URL'],
  ['s3', { ...bucket, S3_ENDPOINT: 'http://s3.example.com' }, 'S3_ENDPOINT'],
  ['proxy', { TRUST_PROXY: 'loopback,0.0.0.0/0' }, 'TRUST_PROXY'],
  ['database', { DATABASE_URL: 'postgres://dolna:word@db.example.com/dolna' }, 'DATABASE_URL'],
]

describe('what production refuses', () => {
  it.each(insecure)(
    'when %s is insecure (%j), production names the variable; only its own name in ALLOW_INSECURE lets it pass',
    (name, env, variable) => {
      expect(named({ ...live, ...env })).toEqual([variable])
      expect(said({ ...live, ...env })[0]).toContain(`ALLOW_INSECURE=${name}`)
      expect(
        named({ ...live, ...env, ALLOW_INSECURE: insecurities.filter((other) => other !== name).join(',') }),
      ).toEqual([variable])
      expect(named({ ...live, ...env, ALLOW_INSECURE: ` ${name} , s3` })).toEqual([])
      expect(named({ ...live, ...env, DEMO: 'true' })).toEqual([])
      expect(named({ ...live, ...env, NODE_ENV: 'development' })).toEqual([])
    },
  )

  it('when all is insecure, all is named together', () => {
    const env = Object.assign({}, ...insecure.map(([, each]) => each), {
      PUBLIC_URL: 'http://play.example.com',
      APP_SECRET: 'a'.repeat(40),
    }) as Record<string, string>
    expect(named({ ...live, ...env }).toSorted()).toEqual(
      [...new Set([...insecure.map(([, , variable]) => variable), 'APP_SECRET'])].toSorted(),
    )
  })

  it('when ALLOW_INSECURE has a word of its own, it is refused', () => {
    expect(named({ ALLOW_INSECURE: 'everything' })).toEqual(['ALLOW_INSECURE'])
  })

  it('when an address is plain but not in use, nothing is said', () => {
    expect(named({ ...live, S3_ENDPOINT: 'http://s3.example.com' })).toEqual([])
    expect(named({ ...live, SMS_FALLBACK: '', SSLWIRELESS_BASE_URL: 'http://smsplus.sslwireless.com' })).toEqual([])
  })

  it.each([
    '0.0.0.0/0',
    '0.0.0.0/1',
    '128.0.0.0/7',
    '::/0',
    '2000::/3',
    '::ffff:0:0/96',
    '::ffff:128.0.0.0/97',
    '::/64',
  ])('when TRUST_PROXY is %s, it is too wide', (TRUST_PROXY) => {
    expect(named({ ...live, TRUST_PROXY })).toEqual(['TRUST_PROXY'])
  })
  it.each([
    'loopback,linklocal,uniquelocal',
    '10.0.0.0/8',
    '104.16.0.0/13',
    '203.0.113.9',
    '2400:cb00::/32',
    'fc00::/7',
    '::1',
    '::ffff:10.0.0.0/104',
  ])('when TRUST_PROXY is %s, it is taken', (TRUST_PROXY) => {
    expect(named({ ...live, TRUST_PROXY })).toEqual([])
  })

  const at = (place: string) => `postgres://dolna:word@${place}`
  it.each([
    'localhost/dolna',
    '127.0.0.1:5433/dolna',
    '[::1]/dolna',
    '%2Fvar%2Frun%2Fpostgresql/dolna',
    'db.example.com/dolna?sslmode=verify-full',
    'db.example.com/dolna?ssl=true',
  ])('when the database is at %s, nobody can listen', (place) =>
    expect(named({ ...live, DATABASE_URL: at(place) })).toEqual([]),
  )
  it.each([
    '10.0.0.5/dolna',
    'db.example.com/dolna?sslmode=disable',
    'localhost/dolna?host=db.example.com',
    '127.example.com/dolna',
  ])('when the database is at %s, somebody could', (place) =>
    expect(named({ ...live, DATABASE_URL: at(place) })).toEqual(['DATABASE_URL']),
  )

  it.each([
    'a'.repeat(32),
    'abababababababababababababababab',
    'correct-horse-battery-correct-horse-battery-',
    'my-secret-is-that-nobody-knows-it!',
    'ChangeMe-please-before-going-live-1',
    'aB3xY9zQ7000000000000000000000000000',
  ])('when APP_SECRET is %s, it is refused and not repeated', (APP_SECRET) => {
    expect(said({ ...live, APP_SECRET, ALLOW_INSECURE: insecurities.join(',') })).toEqual([
      'APP_SECRET is easy to guess. Make one with: openssl rand -base64 32',
    ])
  })
  it.each(['hex', 'base64', 'base64url'] as const)('when APP_SECRET is random in %s, it is taken', (encoding) => {
    for (let i = 0; i < 50; i++) expect(said({ ...live, APP_SECRET: randomBytes(32).toString(encoding) })).toEqual([])
  })
})
