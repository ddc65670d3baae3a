import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isProxyNetwork } from './http/proxy-network.ts'
import { insecureProblems, insecurities, isInsecurities, namesIn } from './production-config.ts'
import { s3Of, s3Problems, s3Variables, type S3Config } from './s3-config.ts'
import { SetupError } from './setup-error.ts'
import { smsOf, smsProblems, smsVariables, type SmsConfig } from './sms-config.ts'

export type Config = {
  production: boolean
  /** The demo centre and its people are wanted where there is nothing yet. */
  demo: boolean
  port: number
  host: string
  /** The origin customers and the gateway use, without a slash at the end. */
  publicUrl: string
  dataDir: string
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null
  /** Null: generated into the data folder. */
  appSecret: string | null
  /** Null: the built-in sandbox gateway. */
  gateway: { baseUrl: string; storeId: string; storePassword: string } | null
  /** Null: a folder under the data folder. */
  s3: S3Config | null
  sms: SmsConfig
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Proxies whose word about the client's address is believed; none by default. */
  trustProxy: string[]
}

type Environment = Record<string, string | undefined>

const GATEWAY = ['SSLCOMMERZ_BASE_URL', 'SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'] as const
const oneOf = <T extends string>(...words: [T, ...T[]]) => z.enum(words, `must be one of: ${words.join(', ')}.`)

const protocolOf = (text: string): string => URL.parse(text)?.protocol ?? ''
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535
const isPostgres = (text: string) => ['postgres:', 'postgresql:'].includes(protocolOf(text))
const isWeb = (text: string) => ['http:', 'https:'].includes(protocolOf(text))
const isOrigin = (text: string) => isWeb(text) && new URL(text).href === `${new URL(text).origin}/`
const isHost = (text: string) => isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)

const Variables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  DEMO: oneOf('true', 'false').optional(),
  PORT: z.string().refine(isPort, 'must be a whole number from 1 to 65535.').transform(Number).default(3000),
  HOST: z
    .string()
    .refine(isHost, 'must be an address or a host name, for example 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an http or https address without a path, for example https://play.example.com.')
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().refine(isPostgres, 'must look like postgres://user:password@host:5432/name.').optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters.').optional(),
  SSLCOMMERZ_BASE_URL: z.string().refine(isWeb, 'must be an http or https address.').optional(),
  SSLCOMMERZ_STORE_ID: z.string().max(30, 'must have at most 30 characters.').optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().max(30, 'must have at most 30 characters.').optional(),
  ...s3Variables,
  ...smsVariables,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  TRUST_PROXY: z
    .string()
    .transform(namesIn)
    .refine(
      (list) => list.every(isProxyNetwork),
      'must be addresses or networks, or loopback, linklocal, uniquelocal, with commas between.',
    )
    .default([]),
  ALLOW_INSECURE: z
    .string()
    .refine(
      (list) => isInsecurities(namesIn(list)),
      `must be names out of ${insecurities.join(', ')}, with commas between.`,
    )
    .optional(),
})

/** Reads every variable once; what is wrong is said about all of them together. */
export function readConfig(env: Environment = process.env): Config {
  const given = withoutBlanks(env)
  const parsed = Variables.safeParse(given)
  const problems = [
    ...shapeProblems(parsed.error),
    ...gatewayProblems(given),
    ...s3Problems(given),
    ...smsProblems(given),
    ...productionProblems(given),
  ]
  if (problems.length > 0 || !parsed.success)
    throw new SetupError(['The configuration needs a change:', ...problems].join('\n  '))
  return toConfig(parsed.data)
}

/** Compose files and shells pass an unset variable as an empty one. */
const withoutBlanks = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))

const shapeProblems = (error: z.ZodError | undefined): string[] =>
  Object.entries(error ? z.flattenError(error).fieldErrors : {}).map(
    ([name, sentences]) => `${name} ${(sentences as string[])[0]}`,
  )

function gatewayProblems(env: Environment): string[] {
  const missing = GATEWAY.filter((name) => env[name] === undefined)
  if (missing.length === 0 || missing.length === GATEWAY.length) return []
  return missing.map((name) => `${name} is missing: the three SSLCOMMERZ variables go together.`)
}

/** Real money and real customers need a real gateway, real messages and a secret of their own. */
function productionProblems(env: Environment): string[] {
  if (env.NODE_ENV !== 'production' || env.DEMO === 'true') return []
  const required = GATEWAY.some((name) => env[name] !== undefined) ? ['APP_SECRET'] : ['APP_SECRET', ...GATEWAY]
  const missing = required.filter((name) => env[name] === undefined)
  const outbox = (env.SMS_PROVIDER ?? 'outbox') === 'outbox'
  return [
    ...missing.map((name) => `${name} is required with NODE_ENV=production, unless DEMO=true.`),
    ...(outbox ? ['SMS_PROVIDER must name a real provider with NODE_ENV=production, unless DEMO=true.'] : []),
    ...insecureProblems(env),
  ]
}

const toConfig = (variables: z.output<typeof Variables>): Config => ({
  production: variables.NODE_ENV === 'production',
  demo: variables.DEMO === undefined ? variables.NODE_ENV !== 'production' : variables.DEMO === 'true',
  port: variables.PORT,
  host: variables.HOST,
  publicUrl: new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).origin,
  dataDir: resolve(variables.DATA_DIR),
  databaseUrl: variables.DATABASE_URL ?? null,
  appSecret: variables.APP_SECRET ?? null,
  gateway: gatewayOf(variables),
  s3: s3Of(variables),
  sms: smsOf(variables),
  logLevel: variables.LOG_LEVEL,
  trustProxy: variables.TRUST_PROXY,
})

function gatewayOf(variables: z.output<typeof Variables>): Config['gateway'] {
  const [baseUrl, storeId, storePassword] = GATEWAY.map((name) => variables[name])
  return baseUrl && storeId && storePassword ? { baseUrl, storeId, storePassword } : null
}
