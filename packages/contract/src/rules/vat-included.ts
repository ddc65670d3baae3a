/** The part of a price that is VAT, to the poisha: 6,500 at 7.5 % holds 453.49. Both in Taka and percent. */
export const vatIncluded = (taka: number, rate: number): number =>
  Math.round((Math.round(taka * 100) * rate) / (100 + rate)) / 100
