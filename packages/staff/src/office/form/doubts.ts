const LAKH = 100_000

/** A price of nothing or of over a lakh is asked about once. */
export const isDoubtful = (price: number | null | undefined): price is number =>
  typeof price === 'number' && (price === 0 || price > LAKH)

/** The first price that was not said yes to yet. */
export const doubtOf = (prices: (number | null | undefined)[], sure: readonly number[]): number | null =>
  prices.filter(isDoubtful).find((price) => !sure.includes(price)) ?? null
