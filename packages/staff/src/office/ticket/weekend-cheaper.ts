/** A weekend price below that of other days is rare enough to be a slip. */
export const isWeekendCheaper = (price: number | null | undefined, weekend: number | null | undefined): boolean =>
  typeof price === 'number' && typeof weekend === 'number' && weekend < price
