import { paths } from '#contract/paths.ts'
import { createOrderLinks, type OrderLinks } from './order-link.ts'

type Site = { publicUrl: string; appSecret: string }

/** Where whoever comes along finds the pass of a paid order. */
export const createPassLinks = ({ publicUrl, appSecret }: Site): OrderLinks =>
  createOrderLinks({ appSecret, about: 'pass', folder: publicUrl + paths.sharedPass.replace(':token', '') })
