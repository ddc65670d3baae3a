const ONES =
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  )
const TENS = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',')

/** A whole number below a hundred. */
export function upTo99(n: number): string {
  const tens = TENS[Math.floor(n / 10)]
  return !tens ? (ONES[n] ?? '') : n % 10 === 0 ? tens : `${tens}-${ONES[n % 10]}`
}
export const hundreds = (count: string): string => `${count} hundred`
export const thousands = (count: string): string => `${count} thousand`
export const lakhs = (count: string): string => `${count} lakh`
export const crores = (count: string): string => `${count} crore`
