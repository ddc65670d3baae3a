import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { redactLine, redactUrl } from './redact.ts'

/** Of an error the log keeps name, words and place; a database error's own fields may quote what a customer typed. */
export function describeError(error: Error): Record<string, unknown> {
  const message = error.message.replace(/\nparams: [\s\S]*$/, '')
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

export const createLogger = (level: Config['logLevel'], stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: {
        err: (error: unknown) => (error instanceof Error ? describeError(error) : { message: String(error) }),
        req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
      },
      hooks: { streamWrite: redactLine },
    },
    stream ?? pino.destination({ fd: 1, sync: true }),
  )

/** One line a request, when it is answered: API calls always, pages and files only when someone debugs. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const level = error ? 'warn' : request.url.startsWith('/api/') ? 'info' : 'debug'
    request.log[level](
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...(error && { err: error }) },
      'answered',
    )
  }
}
