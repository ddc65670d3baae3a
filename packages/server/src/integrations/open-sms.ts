import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { SmsPort } from '../notifications/sms.ts'
import { outboxSms } from './outbox-sms.ts'

export const openSms = ({ dataDir }: Config, logger: FastifyBaseLogger): SmsPort => outboxSms(dataDir, logger)
