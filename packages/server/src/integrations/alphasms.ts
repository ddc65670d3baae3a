import type { SmsAnswer, SmsPort, SmsTrouble } from '../notifications/sms.ts'
import type { SmsAccount } from '../sms-config.ts'
import { postSms, refused } from './post-sms.ts'

type Account = Omit<Extract<SmsAccount, { provider: 'alphasms' }>, 'provider'> & { timeoutMs?: number }

const NAME = 'alphasms'

/** The API of sms.net.bd by Alpha SMS. */
export const alphasms = ({ baseUrl, apiKey, senderId, timeoutMs }: Account): SmsPort => ({
  name: NAME,
  send: ({ to, text }) => {
    const body = new URLSearchParams({
      api_key: apiKey,
      msg: text,
      to: `88${to}`,
      ...(senderId && { sender_id: senderId }),
    })
    return postSms({ name: NAME, timeoutMs }, `${baseUrl}/sendsms`, { body }, judge)
  },
})

const reasons: Record<number, SmsTrouble> = {
  400: 'auth',
  403: 'auth',
  405: 'auth',
  412: 'sender',
  413: 'sender',
  414: 'content',
  415: 'content',
  416: 'number',
  417: 'balance',
  420: 'content',
}

function judge(answer: Record<string, unknown>): SmsAnswer {
  const { error, msg, data } = answer as { error?: unknown; msg?: unknown; data?: { request_id?: unknown } | null }
  if (error === 0 && data?.request_id !== undefined)
    return { accepted: true, provider: NAME, providerId: String(data.request_id) }
  return refused(
    NAME,
    reasons[Number(error)] ?? 'transient',
    `${String(error)} ${typeof msg === 'string' ? msg : ''}`.trim(),
  )
}
