import type { SmsMessage, SmsPort } from '../notifications/sms.ts'

export function memorySms(): SmsPort & { messages: SmsMessage[] } {
  const messages: SmsMessage[] = []
  return {
    name: 'memory',
    messages,
    send: async (message) => ({ accepted: true, provider: 'memory', providerId: String(messages.push(message)) }),
  }
}
