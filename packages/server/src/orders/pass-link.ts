import { paths } from '#contract/paths.ts'
import { addressIn, type Language } from '#contract/rules/language.ts'
import { createOrderLinks, type OrderLinks, type SignedOrder } from './order-link.ts'

type Site = { publicUrl: string; appSecret: string }

/** Where whoever comes along finds the pass of a paid order. */
export const createPassLinks = ({ publicUrl, appSecret }: Site): OrderLinks =>
  createOrderLinks({ appSecret, about: 'pass', folder: publicUrl + paths.sharedPass.replace(':token', '') })

/** In the language of whoever passes it on. */
export function passUrl(passes: OrderLinks, order: SignedOrder, language: Language): string {
  const url = new URL(passes.urlOf(order))
  url.pathname = addressIn(language, url.pathname)
  return url.href
}
