/** Money is a whole number of poisha everywhere inside; Taka appear only on the wire and on the screen. */
export type Poisha = number

/** A hundred poisha make a Taka; the wire carries Taka with at most two decimals. */
export const toTaka = (poisha: Poisha): number => poisha / 100

/** Taka read from the wire, to the nearest poisha. */
export const toPoisha = (taka: number): Poisha => Math.round(taka * 100)

/** A browser's own formatter takes a cheap phone a tenth of a second to make. */
const lakhs = (taka: number, decimals: number): string =>
  taka.toFixed(decimals).replace(/\d(?=(?:\d\d)+\d(?:\.|$))/g, '$&,')

/** Totals always show two decimals, in lakh grouping: 12,05,000.50. */
export const formatExact = (taka: number): string => lakhs(taka, 2)

/** A price on a card shows no decimals unless it has some: 550, 99.50. */
export const formatShort = (taka: number): string => lakhs(taka, Number.isInteger(taka) ? 0 : 2)
