/** A style sheet: its path in the project, and its text. */
export type Sheet = { path: string; text: string }

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const isSelector = (prelude: string): boolean => !prelude.startsWith('@') && !/^(from|to|[\d.]+%)/.test(prelude)

export function selectorsOf(text: string): string[] {
  const preludes = [...withoutComments(text).matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim())
  return preludes
    .filter(isSelector)
    .flatMap(splitList)
    .map((selector) => selector.trim())
}

/** At the commas between selectors, not at those inside `:is(…)`. */
function splitList(prelude: string): string[] {
  let depth = 0
  const marked = Array.from(prelude, (sign) => {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    return sign === ',' && depth === 0 ? '\n' : sign.replace('\n', ' ')
  })
  return marked.join('').split('\n')
}

/**
 * Whose rule it is: the class a selector begins with. `.cart .button` is the cart's, which may change a button that stands in it;
 * `.page:has(.cart)` is the cart's as well, which may change the page it stands on.
 */
export const ownerOf = (selector: string): string | null =>
  (/^\.page:has\(\.([\w-]+)/.exec(selector) ?? /\.([a-z][\w-]*)/i.exec(selector))?.[1] ?? null

/** What is styled in more than one sheet, and where: by name of the class, or of the keyframes. */
export function sharedNames(sheets: Sheet[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { path, text } of sheets)
    for (const name of new Set(namesIn(text))) places.set(name, [...(places.get(name) ?? []), path])
  return new Map([...places].filter(([, paths]) => paths.length > 1))
}

const namesIn = (text: string): string[] => [
  ...selectorsOf(text)
    .flatMap((selector) => ownerOf(selector) ?? [])
    .map((name) => `.${name}`),
  ...[...withoutComments(text).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => `@keyframes ${name}`),
]

const queriesIn = (text: string): string[] =>
  [...withoutComments(text).matchAll(/@media([^{]*)\{/g)].map(([, query = '']) => query)

export const unnamedSizes = (text: string): string[] =>
  queriesIn(text).flatMap((query) => query.match(/\([^()]*(?:width|height)[^()]*\)/g) ?? [])

export const breakpointsIn = (text: string): string[] =>
  queriesIn(text).flatMap((query) => query.match(/--[\w-]+/g) ?? [])
export const breakpointsOf = (text: string): string[] =>
  [...text.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name = '']) => name)
