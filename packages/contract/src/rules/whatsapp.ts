import { mobileNumber } from './phone.ts'

/** WhatsApp's documented address for a chat, with what the customer would begin to type; null unless it is a Bangladeshi mobile number. */
export function whatsappLink(phone: string, text = ''): string | null {
  const mobile = mobileNumber(phone)
  if (mobile === null) return null
  return `https://wa.me/88${mobile}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`
}
