import type { FastifyInstance } from 'fastify'
import { asStore, queryBySession, queryByTranId, validate } from './answer-questions.ts'
import { openSession } from './open-session.ts'
import { fieldsOf } from './read-form.ts'
import { queryRefund, SILENCE, startRefund } from './refund.ts'
import type { Fields, Sandbox } from './store.ts'

export function serveCalls(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/gwprocess/v4/api.php', (request) => openSession(sandbox, fieldsOf(request)))

  const question = (path: string, answer: (fields: Fields) => Promise<object | typeof SILENCE>) =>
    app.route({
      // Real clients send a POST with everything in the address.
      method: ['GET', 'POST'],
      url: `/validator/api/${path}`,
      handler: async (request, reply) => {
        const answered = await asStore(sandbox, fieldsOf(request), () => answer(fieldsOf(request)))
        if (answered !== SILENCE) return answered
        reply.hijack()
        request.raw.destroy()
      },
    })
  question('validationserverAPI.php', (fields) => validate(sandbox, fields))
  question('merchantTransIDvalidationAPI.php', (fields) => answerTransaction(sandbox, fields))
}

/** One path for four questions: what was sent tells which. */
async function answerTransaction(sandbox: Sandbox, fields: Fields): Promise<object | typeof SILENCE> {
  if (fields['refund_ref_id']) return queryRefund(sandbox, fields)
  if (fields['bank_tran_id']) return startRefund(sandbox, fields)
  if (fields['sessionkey']) return queryBySession(sandbox, fields)
  if (fields['tran_id']) return queryByTranId(sandbox, fields)
  return { APIConnect: 'INVALID_REQUEST' }
}
