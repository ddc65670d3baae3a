import type { Language } from '#contract/rules/language.ts'
import { inLanguage } from '../http/in-language.ts'

type Rider = { name: string | null; type: string }

/** Who came without a name goes by their type, which each language has its own word for. */
export const shownName = ({ name, type }: Rider, typeBn: string | null, language: Language): string | null =>
  name === type ? inLanguage(language, type, typeBn) : name
