import { addressIn, type Language } from '../../rules/language.ts'

export const LANGUAGE: Language = 'en'
/** What every address of this language begins with. */
export const BASE: string = ''
/** An address as a link outside the router needs it. */
export const addressHere = (path: string): string => path
/** An address of the API; its answer comes in this language. */
export const callHere = (path: string): string => path

export const OTHER: Language = 'bn'
/** An address of this site in the other language. */
export const addressThere = (path: string): string => addressIn(OTHER, path)
/** The two sides of the switch, the same in both. */
export const banglaSide = 'বাংলা'
export const englishSide = 'EN'
/** In the language that it leads to. */
export const switchName = 'এই পেজটি বাংলায় পড়ুন'
export const suggest = 'এই সাইটটি বাংলায়ও আছে।'
export const suggestYes = 'বাংলায় দেখুন'
export const suggestNo = 'Stay in English'
export const smsLanguage = 'Language of text messages'
export const smsLanguageHelp = 'Sign-in codes always come in English.'
/** Each in its own language. */
export const bangla = 'বাংলা'
export const english = 'English'
