import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/rules/language.ts'

/** Any call may say in which language it wants its answer. Without it, or with one that is not known, it is English. */
export function languageOf({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): Language {
  // The address as it came: a query that was checked has lost what its shape does not name.
  const at = originalUrl.indexOf('?')
  return at >= 0 && originalUrl.slice(at).split(/[?&#]/).includes('lang=bn') ? 'bn' : 'en'
}
