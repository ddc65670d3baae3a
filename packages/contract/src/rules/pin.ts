import { withPlainDigits } from './phone.ts'

export const MIN_PIN = 4
export const MAX_PIN = 6

/** Digits only, Bangla ones too: nobody means a space. */
export const tidyPin = (typed: string): string => withPlainDigits(typed).replace(/\s/g, '')

export const isPin = (pin: string): boolean => /^\d{4,6}$/.test(pin)

/** What a stranger tries first: one repeated digit, 1234 and how it goes on, the end of one's own number. */
export const isEasyPin = (pin: string, phone: string): boolean =>
  /^(\d)\1*$/.test(pin) || (pin.startsWith('1234') && '123456'.startsWith(pin)) || phone.endsWith(pin)
