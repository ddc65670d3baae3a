import { z } from 'zod'
import { isBlank, isLongerThan, tidyLine, tidyLines } from '../rules/characters.ts'
import * as words from '../words/en/staff-content.ts'

/** What is sent is cut off long before it is measured: nobody writes more than this into a field. */
const MOST_SENT = 200_000

const typed = (what: string, tidy: (text: string) => string, most: number) =>
  z
    .string(words.required(what))
    .max(MOST_SENT, words.tooLong(what, most))
    .transform(tidy)
    .refine((text) => !isLongerThan(text, most), words.tooLong(what, most))

const needed = (what: string) => [(text: string): boolean => !isBlank(text), words.required(what)] as const

/** One line that must say something. */
export const line = (what: string, most: number) => typed(what, tidyLine, most).refine(...needed(what))
/** One line that may be empty, and is then ''. */
export const someLine = (what: string, most: number) => typed(what, tidyLine, most)
/** Several lines that may be empty. */
export const someLines = (what: string, most: number) => typed(what, tidyLines, most)

const orNull = <T extends z.ZodType<string, string>>(text: T) =>
  text.nullable().transform((value) => (value === null || isBlank(value) ? null : value))

/** What stands beside another field in Bangla, or may be missing: empty is null. */
export const maybeLine = (what: string, most: number) => orNull(someLine(what, most))
export const maybeLines = (what: string, most: number) => orNull(someLines(what, most))

export const flag = z.boolean(words.yesOrNo)

export const MOST_TAKA = 1_000_000
const isHundredth = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** In Taka. Nothing and over a lakh are asked about in the browser; a slip of the hand ends here. */
export const price = z
  .number(words.price)
  .min(0, words.price)
  .max(MOST_TAKA, words.price)
  .refine(isHundredth, words.price)
/** In percent. */
export const rate = z.number(words.rate).min(0, words.rate).max(100, words.rate).refine(isHundredth, words.rate)

export const whole = (from: number, to: number, sentence = words.wholeNumber(from, to)) =>
  z.int(sentence).min(from, sentence).max(to, sentence)

export const thingId = (sentence: string) => z.int(sentence).min(1, sentence).max(2_147_483_647, sentence)
export const pictureId = thingId(words.pictureUnknown)
