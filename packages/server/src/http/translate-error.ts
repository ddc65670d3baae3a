import type { FastifyError, FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from './app-error.ts'
import { isDatabaseGone } from './database-gone.ts'

const frameworkRefusals: Record<number, ErrorCode> = {
  400: 'invalid',
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  503: 'unavailable',
}

/** Any failure becomes one of the closed set; what is not recognised is ours to mend: `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation, error.validationContext)
  if (isDatabaseGone(error)) return new AppError('unavailable', { cause: error })
  return frameworkError(error) ?? new AppError('internal', { cause: error })
}

function frameworkError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const known = code?.startsWith('FST_') ? frameworkRefusals[statusCode] : undefined
  if (known === undefined) return null
  return known === 'invalid'
    ? invalid({ body: ['The body could not be read.'] }, error)
    : new AppError(known, { cause: error })
}

function invalidInput(issues: readonly FastifySchemaValidationError[], part = 'body'): AppError {
  const errors: Record<string, string[]> = {}
  for (const { instancePath, message = '' } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.') || part
    ;(errors[field] ??= []).push(sentenceFor(message))
  }
  return invalid(errors)
}

/** Our schemas have a sentence for every value; the validator's own words are left for a list in place of an object and the like. */
const sentenceFor = (message: string): string =>
  /^(Invalid input|$)/.test(message) ? 'This is not in the form that is asked for.' : message

const invalid = (errors: Record<string, string[]>, cause?: unknown): AppError =>
  new AppError('invalid', { message: Object.values(errors)[0]?.[0], errors, cause })
