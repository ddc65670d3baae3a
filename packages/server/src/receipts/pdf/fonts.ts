import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { keepOnceMade } from './keep-once-made.ts'
import { shapeWith, type ShapedFont } from './shape-text.ts'
import { unpackFont } from './unpack-font.ts'

/** Baloo for headings and figures, which line up with `tnum`; Hind Siliguri for what is read. */
const faces = {
  title: { family: 'baloo-da-2', weight: 800, features: [] },
  figure: { family: 'baloo-da-2', weight: 600, features: ['tnum'] },
  text: { family: 'hind-siliguri', weight: 400, features: [] },
  strong: { family: 'hind-siliguri', weight: 600, features: [] },
} as const

export type FaceName = keyof typeof faces
export type Part = { name: string; font: ShapedFont }
export type FontBook = Record<FaceName, Part[]>

/** Each file of a family holds one script, and the Bangla one not even a comma. */
const SCRIPTS = ['latin', 'bengali', 'latin-ext'] as const

const { resolve } = createRequire(import.meta.url)

type ReadFont = (path: string) => Promise<Buffer>

/** Read once, with the first receipt. */
export const fontsFrom = (readFont: ReadFont): (() => Promise<FontBook>) => keepOnceMade(() => readBook(readFont))
export const openFonts = fontsFrom((path) => readFile(path))

async function readBook(readFont: ReadFont): Promise<FontBook> {
  const entries = Object.entries(faces).map(async ([name, face]) => [
    name,
    await Promise.all(SCRIPTS.map((script) => readPart(readFont, face, script))),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

async function readPart(
  readFont: ReadFont,
  { family, weight, features }: (typeof faces)[FaceName],
  script: string,
): Promise<Part> {
  const name = `${family}-${script}-${weight}`
  const file = await readFont(resolve(`@fontsource/${family}/files/${name}-normal.woff`))
  return { name, font: shapeWith(unpackFont(file), [...features]) }
}
