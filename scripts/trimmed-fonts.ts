import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

export const fontsFolder = join(import.meta.dirname, '..', 'packages', 'ui', 'src', 'fonts')

/** One weight of the headings' family and two of the other are all that Bangla is set in. */
export const banglaFonts = ['baloo-da-2-bengali-700', 'hind-siliguri-bengali-400', 'hind-siliguri-bengali-600']
export const latinFonts = ['hind-siliguri-latin-400', 'hind-siliguri-latin-500', 'hind-siliguri-latin-600']

const familyOf = (name: string): string => name.replace(/-(bengali|latin).*/, '')

export const licenceOf = (name: string): string => `${familyOf(name)}.LICENSE`

export const readPackaged = (name: string, kind: 'woff' | 'woff2'): Promise<Buffer> =>
  readFile(resolve(`@fontsource/${familyOf(name)}/files/${name}-normal.${kind}`))

export const readLicence = (name: string): Promise<Buffer> => readFile(resolve(`@fontsource/${familyOf(name)}/LICENSE`))

/** Every letter and every way to join them stays; hints for screens of long ago, half of the file, go. */
export const trim = async (name: string, targetFormat: 'woff2' | 'truetype' = 'woff2'): Promise<Buffer> =>
  subsetFont(await readPackaged(name, 'woff2'), undefined, { keepAllGlyphs: true, noHinting: true, targetFormat })
