import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { createOrderLinks, type OrderLinks } from './order-link.ts'

type Site = { publicUrl: string; appSecret: string }

/** Where the receipt of a paid order is found. */
export const createReceiptLinks = ({ publicUrl, appSecret }: Site): OrderLinks =>
  createOrderLinks({
    appSecret,
    about: 'receipt',
    folder: publicUrl + API_PREFIX + endpoints.receipt.path.replace(':token', ''),
    suffix: '.pdf',
  })
