import type { BasisPoints } from '#contract/rules/quote.ts'

/** 750 is 7.5%. */
export const showRate = (rate: BasisPoints): string => `${rate / 100}%`
