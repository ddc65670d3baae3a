import type { SmsMessage, SmsPort } from '../notifications/sms.ts'

/** Takes every message and keeps it for the test to read. */
export function memorySms(): SmsPort & { messages: SmsMessage[] } {
  const messages: SmsMessage[] = []
  return {
    name: 'memory',
    messages,
    send: async (message) => ({ accepted: true, provider: 'memory', providerId: String(messages.push(message)) }),
  }
}
