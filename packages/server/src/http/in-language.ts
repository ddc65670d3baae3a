import type { Language } from '#contract/rules/language.ts'

/** What the centre wrote, in the language of the caller; where it wrote nothing in Bangla, the English. */
export const inLanguage = <English extends string | null | undefined>(
  language: Language,
  english: English,
  bangla: string | null | undefined,
): English | string => (language === 'bn' && bangla?.trim()) || english

/** What a Bangla answer has besides: a program reads the English, and a rider's type is known by it. */
export const onlyInBangla = <Fields extends object>(language: Language, fields: Fields): Partial<Fields> =>
  language === 'bn' ? fields : {}
