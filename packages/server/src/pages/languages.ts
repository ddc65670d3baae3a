import { type Language, languageOf, languages } from '#contract/rules/language.ts'
import type { PageSource } from './renderer.ts'

/** Every language has pages of its own, and an address tells whose it is. */
export async function inEachLanguage(open: (language: Language) => Promise<PageSource>): Promise<PageSource> {
  const sources = { en: await open('en'), bn: await open('bn') } satisfies Record<Language, PageSource>
  return {
    placeOf: (url) => sources[languageOf(url)].placeOf(url),
    draw: (request) => sources[languageOf(request.url)].draw(request),
    addresses: async (api) => (await Promise.all(languages.map((language) => sources[language].addresses(api)))).flat(),
  }
}
