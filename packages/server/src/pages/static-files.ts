import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '../http/answer-error.ts'
import { AppError } from '../http/app-error.ts'

/** A file of the build, in the form that was made beforehand. */
export const builtFiles = {
  preCompressed: true,
  index: false as const,
  acceptRanges: false,
  dotfiles: 'ignore' as const,
  decorateReply: false,
}

/** Hashed names never change their content. */
export const forEver = { maxAge: '1y', immutable: true }

/** A folder, a hidden file, a way out of the folder: why there is nothing is nobody's business. */
export function answerFileError(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = (error.statusCode ?? 500) < 500
  return answerError(refused ? new AppError('not_found', { cause: error }) : error, request, reply)
}
