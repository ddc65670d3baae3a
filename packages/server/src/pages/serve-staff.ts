import type { FastifyInstance } from 'fastify'
import { STAFF } from '#contract/staff-app.ts'
import { staffHeaders } from '../http/security.ts'
import type { Page } from './make-page.ts'
import { sendPage } from './send-page.ts'

/** One document for every address below: which screen it is, and who may see it, is found out in the browser and by each call. */
export function serveStaff(app: FastifyInstance, shell: (url: string) => Page | Promise<Page>): void {
  const headers = staffHeaders()
  const options = { schema: { hide: true } }
  app.get(STAFF, options, (_, reply) => reply.redirect(`${STAFF}/`, 308))
  app.get(`${STAFF}/*`, options, async (request, reply) => {
    reply.headers(headers)
    return sendPage(request, reply, await shell(request.url))
  })
}
