/** Money is a whole number of poisha everywhere inside; Taka appear only on the wire and on the screen. */
export type Poisha = number

/** A hundred poisha make a Taka; the wire carries Taka with at most two decimals. */
export const toTaka = (poisha: Poisha): number => poisha / 100

/** Taka read from the wire, to the nearest poisha. */
export const toPoisha = (taka: number): Poisha => Math.round(taka * 100)

/** Made on first use: browsers take tens of milliseconds for one, and many pages show no money. */
function lakhs(decimals: number): (taka: number) => string {
  let format: Intl.NumberFormat | undefined
  return (taka) => {
    format ??= new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    return format.format(taka)
  }
}
const whole = lakhs(0)

/** Totals always show two decimals, in lakh grouping: 12,05,000.50. */
export const formatExact: (taka: number) => string = lakhs(2)

/** A price on a card shows no decimals unless it has some: 550, 99.50. */
export const formatShort = (taka: number): string => (Number.isInteger(taka) ? whole : formatExact)(taka)
