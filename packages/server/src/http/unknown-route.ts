import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Watches the routes as they are added; says 404 of an unknown one, or 405 with the methods that would have worked. */
export function unknownRoute(app: FastifyInstance): (request: FastifyRequest) => AppError {
  const known: { method: string; pattern: URLPattern }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url.endsWith('*')) return
    for (const one of [method].flat()) known.push({ method: one, pattern: new URLPattern({ pathname: url }) })
  })
  return (request) => {
    const pathname = request.url.split('?', 1)[0]
    const allowed = known.filter((route) => route.pattern.test({ pathname })).map((route) => route.method)
    if (allowed.length === 0 || allowed.includes(request.method)) return new AppError('not_found')
    return new AppError('method_not_allowed', { headers: { allow: [...new Set(allowed)].join(', ') } })
  }
}
