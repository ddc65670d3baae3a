export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

const BANGLA = /^\/bn(?=[/?]|$)/i

/** An address means its language: Bangla stands under /bn, all else is English. */
export const languageOf = (url: string): Language => (BANGLA.test(url) ? 'bn' : 'en')

/** The same address without its language: / for /bn. */
export const plainAddress = (url: string): string => url.replace(BANGLA, '').replace(/^(?=\?|$)/, '/')

/** An address in a language; the Bangla home has no slash at its end. */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/bn${path.replace(/^\/(?=\?|$)/, '')}`
