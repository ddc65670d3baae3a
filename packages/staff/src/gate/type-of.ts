import type { Verdict } from '#contract/schemas/gate.ts'
import { LANGUAGE } from '#words/language.ts'

/** What a place is called, in the language of whoever reads it. */
export const typeOf = ({ type, type_bn }: Pick<Verdict['places'][number], 'type' | 'type_bn'>): string =>
  LANGUAGE === 'bn' ? (type_bn ?? type) : type
