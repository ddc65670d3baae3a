import { showPhone } from '#contract/rules/phone.ts'
import type { Identity } from '../payments/order-book.ts'

/** For the person who reviews a payment: "tickets INV-20261115-00042, Rina Akter, 01712-345678". */
export const describeOrder = ({ what, invoiceNumber, name, phone }: Identity): string =>
  [`${what} ${invoiceNumber}`, name ?? 'an erased customer', phone && showPhone(phone)].filter(Boolean).join(', ')
