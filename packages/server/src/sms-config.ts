import { z } from 'zod'

export type SmsAccount =
  | { provider: 'outbox' }
  | { provider: 'sslwireless'; baseUrl: string; apiToken: string; sid: string }
  | { provider: 'alphasms'; baseUrl: string; apiKey: string; senderId: string | null }

export type SmsConfig = {
  first: SmsAccount
  /** Stands in when the first cannot send. */
  fallback: SmsAccount | null
  /** Codes the whole centre sends in any 24 hours, at most. */
  mostADay: number
}

type Provider = SmsAccount['provider']
type Environment = Record<string, string | undefined>

const required: Record<Provider, string[]> = {
  outbox: [],
  sslwireless: ['SSLWIRELESS_API_TOKEN', 'SSLWIRELESS_SID'],
  alphasms: ['ALPHASMS_API_KEY'],
}

const baseUrl = (standard: string) =>
  z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an http or https address.')
    .transform((text) => text.replace(/\/+$/, ''))
    .default(standard)

export const smsVariables = {
  SMS_PROVIDER: z
    .enum(['outbox', 'sslwireless', 'alphasms'], 'must be one of: outbox, sslwireless, alphasms.')
    .default('outbox'),
  SMS_FALLBACK: z.enum(['sslwireless', 'alphasms'], 'must be one of: sslwireless, alphasms.').optional(),
  SMS_DAILY_LIMIT: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999.')
    .transform(Number)
    .default(2000),
  SSLWIRELESS_BASE_URL: baseUrl('https://smsplus.sslwireless.com'),
  SSLWIRELESS_API_TOKEN: z.string().optional(),
  SSLWIRELESS_SID: z.string().optional(),
  ALPHASMS_BASE_URL: baseUrl('https://api.sms.net.bd'),
  ALPHASMS_API_KEY: z.string().optional(),
  ALPHASMS_SENDER_ID: z.string().optional(),
}

/** Whoever is to send needs its credentials, and a stand-in is someone else. */
export function smsProblems(env: Environment): string[] {
  const { SMS_PROVIDER: first, SMS_FALLBACK: fallback } = env
  const missing = missingFor(env, 'SMS_PROVIDER')
  if (fallback === undefined) return missing
  return [
    ...missing,
    ...(fallback === first
      ? ['SMS_FALLBACK must be another provider than SMS_PROVIDER.']
      : missingFor(env, 'SMS_FALLBACK')),
  ]
}

const missingFor = (env: Environment, variable: 'SMS_PROVIDER' | 'SMS_FALLBACK'): string[] =>
  (required[env[variable] as Provider] ?? [])
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: ${variable}=${env[variable]} needs it.`)

type Variables = z.output<z.ZodObject<typeof smsVariables>>

export const smsOf = (variables: Variables): SmsConfig => ({
  first: accountOf(variables, variables.SMS_PROVIDER),
  fallback: variables.SMS_FALLBACK ? accountOf(variables, variables.SMS_FALLBACK) : null,
  mostADay: variables.SMS_DAILY_LIMIT,
})

function accountOf(variables: Variables, provider: Provider): SmsAccount {
  if (provider === 'outbox') return { provider }
  if (provider === 'sslwireless') {
    return {
      provider,
      baseUrl: variables.SSLWIRELESS_BASE_URL,
      apiToken: variables.SSLWIRELESS_API_TOKEN ?? '',
      sid: variables.SSLWIRELESS_SID ?? '',
    }
  }
  return {
    provider,
    baseUrl: variables.ALPHASMS_BASE_URL,
    apiKey: variables.ALPHASMS_API_KEY ?? '',
    senderId: variables.ALPHASMS_SENDER_ID ?? null,
  }
}
