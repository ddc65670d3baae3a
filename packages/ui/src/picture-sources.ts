type Stored = { base: string; widths: number[] }
export type Format = 'avif' | 'webp' | 'jpg'

export const srcSet = ({ base, widths }: Stored, format: Format): string =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')

export const largest = ({ base, widths }: Stored): string => `${base}/${Math.max(...widths)}.jpg`
