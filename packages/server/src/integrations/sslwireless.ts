import { hash } from 'node:crypto'
import type { SmsAnswer, SmsPort, SmsTrouble } from '../notifications/sms.ts'
import type { SmsAccount } from '../sms-config.ts'
import { postSms, refused } from './post-sms.ts'

type Account = Omit<Extract<SmsAccount, { provider: 'sslwireless' }>, 'provider'> & { timeoutMs?: number }

const NAME = 'sslwireless'

/** iSMS Plus v3 by SSL Wireless. */
export const sslwireless = ({ baseUrl, apiToken, sid, timeoutMs }: Account): SmsPort => ({
  name: NAME,
  send: ({ to, text, ref }) =>
    postSms(
      { name: NAME, timeoutMs },
      `${baseUrl}/api/v3/send-sms`,
      {
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ api_token: apiToken, sid, msisdn: `88${to}`, sms: text, csms_id: messageId(ref) }),
      },
      judge,
    ),
})

/** Theirs has at most 20 characters and is unique; the same `ref` makes the same one, so a repeat is known for one. */
const messageId = (ref: string): string => hash('sha256', ref).slice(0, 20)

type Info = { sms_status?: unknown; status_message?: unknown; reference_id?: unknown }

/** The words decide, not the number: it is 200 in some refusals. One number may be refused in an answer that says SUCCESS. */
function judge(answer: Record<string, unknown>): SmsAnswer {
  const info = (Array.isArray(answer['smsinfo']) ? answer['smsinfo'][0] : undefined) as Info | undefined
  const sent = answer['status'] === 'SUCCESS' && (info?.sms_status ?? 'SUCCESS') === 'SUCCESS'
  if (sent && info?.reference_id !== undefined)
    return { accepted: true, provider: NAME, providerId: String(info.reference_id) }
  if (isRepeat(answer)) return { accepted: true, provider: NAME, providerId: 'sent before' }
  const words = String(answer['error_message'] || info?.status_message || answer['status'] || 'no reason given')
  return refused(NAME, reasonIn(words), `${String(answer['status_code'] ?? '')} ${words}`.trim())
}

/** The message was taken before, but the answer did not reach us. */
const isRepeat = ({ error_message: words }: Record<string, unknown>): boolean =>
  typeof words === 'string' && /csms/i.test(words) && /duplicate|already|unique/i.test(words)

const reasons: [RegExp, SmsTrouble][] = [
  [/balance|credit|quota|fund/i, 'balance'],
  [/unauthori[sz]ed|authenticat|token|\bip\b|permission|inactive|suspend/i, 'auth'],
  [/\bsid\b|mask|sender|stakeholder/i, 'sender'],
  [/msisdn|mobile|phone|number/i, 'number'],
  [/sms (body|text)|message (body|text|length|empty)|too long|empty|content|spam/i, 'content'],
]

const reasonIn = (words: string): SmsTrouble => reasons.find(([pattern]) => pattern.test(words))?.[1] ?? 'transient'
