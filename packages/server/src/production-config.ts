import { isUnencrypted } from './db/is-unencrypted.ts'
import { isTooWide } from './http/proxy-network.ts'

type Environment = Record<string, string | undefined>

/** What a private network may do without, each by its name in ALLOW_INSECURE. */
export const insecurities = ['public-url', 'gateway', 'sms', 's3', 'proxy', 'database'] as const
type Insecurity = (typeof insecurities)[number]

export const isInsecurities = (names: string[]): boolean =>
  names.every((name) => insecurities.includes(name as Insecurity))
export const namesIn = (list: string): string[] => list.split(',').map((part) => part.trim())

type Rule = {
  variable: string
  breaks: (value: string, env: Environment) => boolean
  sentence: string
  unless: Insecurity
}

const isPlain = (text: string): boolean => URL.parse(text)?.protocol === 'http:'
const sends = (env: Environment, provider: string): boolean =>
  [env['SMS_PROVIDER'], env['SMS_FALLBACK']].includes(provider)

const OVER_HTTPS = 'must be an https address'

const rules: Rule[] = [
  { variable: 'PUBLIC_URL', breaks: isPlain, sentence: OVER_HTTPS, unless: 'public-url' },
  { variable: 'SSLCOMMERZ_BASE_URL', breaks: isPlain, sentence: OVER_HTTPS, unless: 'gateway' },
  {
    variable: 'SSLWIRELESS_BASE_URL',
    breaks: (url, env) => isPlain(url) && sends(env, 'sslwireless'),
    sentence: OVER_HTTPS,
    unless: 'sms',
  },
  {
    variable: 'ALPHASMS_BASE_URL',
    breaks: (url, env) => isPlain(url) && sends(env, 'alphasms'),
    sentence: OVER_HTTPS,
    unless: 'sms',
  },
  {
    variable: 'S3_ENDPOINT',
    breaks: (url, env) => isPlain(url) && env['STORAGE'] === 's3',
    sentence: OVER_HTTPS,
    unless: 's3',
  },
  {
    variable: 'TRUST_PROXY',
    breaks: (list) => namesIn(list).some(isTooWide),
    sentence: 'must name your own proxies, not a large part of the world',
    unless: 'proxy',
  },
  {
    variable: 'DATABASE_URL',
    breaks: isUnencrypted,
    sentence: 'must encrypt the way to another machine (?sslmode=verify-full, or require)',
    unless: 'database',
  },
]

/** Real money and real customers need a secret nobody guesses, and ways that nobody on them can listen to. */
export function insecureProblems(env: Environment): string[] {
  const allowed = namesIn(env['ALLOW_INSECURE'] ?? '')
  const broken = rules.filter(({ variable, breaks, unless }) => {
    const value = env[variable]
    return value !== undefined && !allowed.includes(unless) && breaks(value, env)
  })
  return [
    ...(env['PUBLIC_URL'] === undefined && !allowed.includes('public-url') ? [missingAddress] : []),
    ...broken.map(
      ({ variable, sentence, unless }) => `${variable} ${sentence} with NODE_ENV=production; ${onPrivate(unless)}.`,
    ),
    ...(isWeak(env['APP_SECRET']) ? ['APP_SECRET is easy to guess. Make one with: openssl rand -base64 32'] : []),
  ]
}

const onPrivate = (name: Insecurity): string => `on a private network ALLOW_INSECURE=${name} allows it`
const missingAddress = `PUBLIC_URL is required with NODE_ENV=production, unless DEMO=true; ${onPrivate('public-url')}.`

/** Random bytes in hexadecimal have about 14 different characters in 32; what a person types has fewer, a pattern or a word. */
const LEAST_DIFFERENT = 8
const PATTERN = /^(.+)\1+.{0,15}$|(.)\2{5}/s
const WORDS = /secret|passw|change.?me|example|default|qwerty|abcdef|123456|letmein|dolna/i

/** Missing or short is said elsewhere. */
const isWeak = (secret: string | undefined): boolean =>
  secret !== undefined &&
  secret.length >= 32 &&
  (new Set(secret).size < LEAST_DIFFERENT || PATTERN.test(secret) || WORDS.test(secret))
