import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { withFallback } from '../notifications/failover.ts'
import type { SmsPort } from '../notifications/sms.ts'
import type { SmsAccount } from '../sms-config.ts'
import { alphasms } from './alphasms.ts'
import { outboxSms } from './outbox-sms.ts'
import { sslwireless } from './sslwireless.ts'

export function openSms(
  { dataDir, sms: { first, fallback } }: Pick<Config, 'dataDir' | 'sms'>,
  logger: FastifyBaseLogger,
): SmsPort {
  const open = (account: SmsAccount): SmsPort => {
    if (account.provider === 'sslwireless') return sslwireless(account)
    if (account.provider === 'alphasms') return alphasms(account)
    return outboxSms(dataDir, logger)
  }
  return fallback ? withFallback(open(first), open(fallback), logger) : open(first)
}
