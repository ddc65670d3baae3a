import type { Language } from '../../rules/language.ts'

export const LANGUAGE: Language = 'bn'
/** What every address of this language begins with. */
export const BASE: string = '/bn'
/** An address as a link outside the router needs it. */
export const addressHere = (path: string): string => (path === '/' ? BASE : BASE + path)
/** An address of the API; its answer comes in this language. */
export const callHere = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=bn`

export const OTHER: Language = 'en'
/** An address of this site in the other language. */
export const addressThere = (path: string): string => path
/** The two sides of the switch, the same in both. */
export const banglaSide = 'বাংলা'
export const englishSide = 'EN'
/** In the language that it leads to. */
export const switchName = 'Read this page in English'
export const suggest = 'এই সাইটটি বাংলায়ও আছে।'
export const suggestYes = 'বাংলায় দেখুন'
export const suggestNo = 'Stay in English'
export const smsLanguage = 'এসএমএসের ভাষা'
export const smsLanguageHelp = 'সাইন ইনের কোড সব সময় ইংরেজিতে আসে।'
/** Each in its own language. */
export const bangla = 'বাংলা'
export const english = 'English'
