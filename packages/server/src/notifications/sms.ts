/** `ref` is unique to the message, so that a provider can tell a repeat from a new one. */
export type SmsMessage = { to: string; text: string; kind: string; ref: string }

export type SmsTrouble = 'number' | 'auth' | 'balance' | 'sender' | 'content' | 'transient'

export type SmsAnswer =
  | { accepted: true; provider: string; providerId: string }
  | { accepted: false; provider: string; reason: SmsTrouble; retry: boolean; detail: string }

/** A way to send short messages; a failure is an answer, never an exception. One that keeps them itself can forget a number's. */
export type SmsPort = {
  name: string
  send(message: SmsMessage): Promise<SmsAnswer>
  forget?: (phone: string) => Promise<void>
}
