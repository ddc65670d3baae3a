import type { BusinessInfo } from '#contract/schemas/business.ts'

export type Contacts = { address: string | null; phones: string[]; emails: string[] }

const given = (...texts: (string | null)[]): string[] => {
  const trimmed = texts.map((text) => text?.trim() ?? '').filter((text) => text !== '')
  return [...new Set(trimmed)]
}

/** Where a centre can be reached: what it left empty is not there, what it typed twice is there once. */
export const contactsOf = (info: BusinessInfo): Contacts => ({
  address: given(info.address)[0] ?? null,
  phones: given(info.phone, info.phone_2),
  emails: given(info.email, info.email_2),
})

export const isReachable = ({ address, phones, emails }: Contacts): boolean =>
  address !== null || phones.length > 0 || emails.length > 0

/** Google's documented address for a search: on a phone it opens the map app, and it forgives how an address is written. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
