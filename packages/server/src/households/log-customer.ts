import { showPhone } from '#contract/rules/phone.ts'
import type { LogEntry } from '../staff/write-log.ts'

/** Whom an act was about: by name, or by number where there is none. Erasing them takes it out of the log. */
export const aboutCustomer = (
  { id, name, phone }: { id: number; name: string; phone: string },
  personal: string[] = [],
): Pick<LogEntry, 'thing' | 'customer'> => ({
  thing: { kind: 'customer', id, name: name || showPhone(phone) },
  customer: { id, personal: ['thing_name', ...personal] },
})
