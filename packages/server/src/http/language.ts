import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/rules/language.ts'

/** Any call may say in which language it wants its answer. Without it, or with one that is not known, it is English. */
export const languageOf = ({ query }: Pick<FastifyRequest, 'query'>): Language =>
  (query as { lang?: unknown } | undefined)?.lang === 'bn' ? 'bn' : 'en'
