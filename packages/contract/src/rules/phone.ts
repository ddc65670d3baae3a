const BANGLA_ZERO = '০'.charCodeAt(0)

/** Bangla digits as plain ones. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))

/** What people put between digits, and the unseen marks that a number copied from the contacts brings along. */
const BETWEEN = /[\s\p{Pd}\p{Cf}().+]/gu

/** 01, any of 3 to 9, then 8 digits, however it was written: with +880, 880, 00880 or no 0, with spaces or Bangla digits. */
export function mobileNumber(typed: string): string | null {
  const digits = withPlainDigits(typed).replace(BETWEEN, '')
  const own = /^(?:00880|880|0)?(1[3-9]\d{8})$/.exec(digits)?.[1]
  return own === undefined ? null : `0${own}`
}

/** A mobile number reads 01712-345678; any other number reads as it was typed. */
export function showPhone(typed: string): string {
  const mobile = mobileNumber(typed)
  return mobile === null ? typed.trim() : `${mobile.slice(0, 5)}-${mobile.slice(5)}`
}

/** What a tap on a number dials. */
export const dialPhone = (typed: string): string =>
  `tel:${mobileNumber(typed) ?? withPlainDigits(typed).replace(/[^+\d]/g, '')}`
