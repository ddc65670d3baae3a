import { mobileNumber } from '#contract/rules/phone.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'

export type Contacts = { address: string | null; phones: string[]; emails: string[] }

const given = (...texts: (string | null)[]): string[] => [...new Set(texts.flatMap((text) => text?.trim() || []))]

/** Where a centre can be reached: what it left empty is not there, what it typed twice is there once. */
export const contactsOf = (info: BusinessInfo): Contacts => ({
  address: given(info.address)[0] ?? null,
  phones: given(info.phone, info.phone_2),
  emails: given(info.email, info.email_2),
})

/** Who can help at once: the first of each, and the first mobile number for a chat. */
export function helpOf(info: BusinessInfo | null): Record<'phone' | 'whatsapp' | 'email', string | null> {
  const { phones = [], emails = [] } = info === null ? {} : contactsOf(info)
  const mobile = phones.find((phone) => mobileNumber(phone) !== null)
  return { phone: phones[0] ?? null, whatsapp: mobile ?? null, email: emails[0] ?? null }
}

export const isReachable = ({ address, phones, emails }: Contacts): boolean =>
  (address ?? phones[0] ?? emails[0]) !== undefined
