import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { paymentPage } from '#contract/rules/payment-page.ts'
import type { SessionAnswer, SessionOrder } from '../../payments/gateway.ts'
import { writeAmount } from './amount.ts'
import type { Heard } from './ask.ts'
import { hide, textOf } from './without-secret.ts'

type Store = { storeId: string; storePassword: string; publicUrl: string }

/** The payment pages of the live gateway are on hosts of their own. */
const PAGE_HOSTS = ['epay-gw.sslcommerz.com', 'pay.sslcommerz.com']
const EMAIL_LENGTH = 50

/** The centre asks nobody for an address, and the gateway insists on one. */
const ADDRESS = { cus_add1: 'Dhaka', cus_city: 'Dhaka', cus_postcode: '1000', cus_country: 'Bangladesh' }

export function sessionFields(
  { tranId, amount, language, customer, product }: SessionOrder,
  { storeId, storePassword, publicUrl }: Store,
): URLSearchParams {
  // The transaction is in the address too: a return that comes without its form can still be told.
  const lang = language === 'en' ? '' : `&lang=${language}`
  const ours = (path: string) => `${publicUrl}${API_PREFIX}${path}?tran_id=${tranId}${lang}`
  return new URLSearchParams({
    store_id: storeId,
    store_passwd: storePassword,
    total_amount: writeAmount(amount),
    currency: 'BDT',
    tran_id: tranId,
    success_url: ours(endpoints.paymentSuccess.path),
    fail_url: ours(endpoints.paymentFail.path),
    cancel_url: ours(endpoints.paymentCancel.path),
    ipn_url: ours(endpoints.paymentNotice.path),
    cus_name: cut(customer.name, 50) || 'Customer',
    cus_email: emailOf(customer.email, publicUrl),
    cus_phone: cut(customer.phone, 20),
    ...ADDRESS,
    shipping_method: 'NO',
    num_of_item: String(product.count),
    product_name: cut(product.name, 255) || 'Tickets',
    product_category: cut(product.category, 50) || 'Tickets',
    product_profile: 'non-physical-goods',
  })
}

/** Cut between characters: half of a Bangla letter or an emoji would be refused. */
export const cut = (text: string, length: number): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, length).join('').trim()

/** An address is used whole or not at all: a cut one would be somebody else's, and one in other letters is refused. The merchant's own takes its place. */
function emailOf(email: string | null, publicUrl: string): string {
  const given = email?.trim() ?? ''
  if (/^[!-~]+$/.test(given) && given.length <= EMAIL_LENGTH) return given
  const own = `no-reply@${new URL(publicUrl).hostname.replace(/^www\./, '')}`
  return own.includes('.') && own.length <= EMAIL_LENGTH ? own : 'no-reply@example.com'
}

type Site = { storePassword: string; publicUrl: string; pageOrigin: string }

export function readSession({ body, answer }: Heard, { storePassword, publicUrl, pageOrigin }: Site): SessionAnswer {
  const status = textOf(body['status']).toUpperCase()
  const [sessionKey, url] = [textOf(body['sessionkey']), textOf(body['GatewayPageURL'])]
  const kept = withoutChannels(answer)
  if (status === 'FAILED')
    return {
      outcome: 'refused',
      reason: cut(hide(textOf(body['failedreason']), storePassword), 255) || 'The gateway refused.',
      answer: kept,
    }
  if (status !== 'SUCCESS' || sessionKey === '')
    return { outcome: 'unknown', reason: 'The gateway answered without saying whether a session is open.' }
  if (!isOwnPage(url, pageOrigin))
    return { outcome: 'refused', reason: 'The gateway named a payment page that is not its own.', answer: kept }
  if (paymentPage(url, publicUrl) === null)
    return {
      outcome: 'refused',
      reason: 'The gateway named a payment page to which no browser should go.',
      answer: kept,
    }
  return { outcome: 'opened', sessionKey, url, answer: kept }
}

/** A customer is sent only to the gateway itself: over https, or wherever the configured gateway is. */
function isOwnPage(text: string, pageOrigin: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (url.origin === pageOrigin) return true
  return url.protocol === 'https:' && [new URL(pageOrigin).host, ...PAGE_HOSTS].includes(url.host)
}

/** The list of every bank and its logo is nine tenths of the answer and says nothing about this payment. */
function withoutChannels(answer: unknown): unknown {
  const { gw: _, desc: __, ...kept } = answer as Record<string, unknown>
  return kept
}
