import type { Language } from '../rules/language.ts'
import { complete } from './complete.ts'

type Files = typeof complete
type Text = string | ((...gaps: (string | number)[]) => string)
type Named<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends (...gaps: infer Gaps) => string ? (...gaps: Gaps) => string : string
}

/** What stands between these two is no text yet, but the name of one and what goes into its gaps. */
const [OPENS, CLOSES] = ['\u0002', '\u0003']
const NAMED = new RegExp(`${OPENS}([^${OPENS}${CLOSES}]*)${CLOSES}`, 'g')

const nameOf = (file: string, name: string, gaps: (string | number)[]): string =>
  OPENS + JSON.stringify([file, name, ...gaps]) + CLOSES

/** The texts of a file by their names, for who does not know yet in which language they will be said. */
export function named<File extends keyof Files>(file: File): Named<Files[File]['en']> {
  const texts = Object.entries(complete[file].en as Record<string, Text>)
  return Object.fromEntries(
    texts.map(([name, text]) => [
      name,
      typeof text === 'string' ? nameOf(file, name, []) : (...gaps: (string | number)[]) => nameOf(file, name, gaps),
    ]),
  ) as Named<Files[File]['en']>
}

/** Says what was named, in a language; a gap may hold the name of another text. What is no name stays as it is. */
export const speak = (text: string, language: Language): string =>
  text.replace(NAMED, (whole, json: string) => {
    const [file, name, ...gaps] = readName(json)
    const found = textOf(String(file), String(name), language)
    if (found === undefined) return whole
    if (typeof found === 'string') return found
    try {
      return found(...gaps.map((gap) => (typeof gap === 'string' ? speak(gap, language) : gap)))
    } catch {
      return whole
    }
  })

/** Somebody may have typed what looks like a name. */
function readName(json: string): (string | number)[] {
  try {
    const read: unknown = JSON.parse(json)
    return Array.isArray(read) ? (read as (string | number)[]) : []
  } catch {
    return []
  }
}

function textOf(file: string, name: string, language: Language): Text | undefined {
  if (!Object.hasOwn(complete, file)) return undefined
  const texts = complete[file as keyof Files][language] as Record<string, Text>
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
