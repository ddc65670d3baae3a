import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import type { Language } from '#contract/rules/language.ts'
import { createOrderLinks, type OrderLinks, type SignedOrder } from './order-link.ts'

type Site = { publicUrl: string; appSecret: string }

/** Where the receipt of a paid order is found. */
export const createReceiptLinks = ({ publicUrl, appSecret }: Site): OrderLinks =>
  createOrderLinks({
    appSecret,
    about: 'receipt',
    folder: publicUrl + API_PREFIX + endpoints.receipt.path.replace(':token', ''),
    suffix: '.pdf',
  })

/** In which language is said beside the signature, which covers the order alone. */
export const receiptUrl = (receipts: OrderLinks, order: SignedOrder, language: Language): string =>
  receipts.urlOf(order) + (language === 'en' ? '' : `?lang=${language}`)
