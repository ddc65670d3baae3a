import { errorTable, type ErrorCode } from '#contract/errors.ts'
import type { ErrorBody } from '#contract/schemas/error.ts'

type Details = {
  /** For the person; the table's sentence unless there is a better one. */
  message?: string
  errors?: Record<string, string[]>
  headers?: Record<string, string>
  /** What the caller needs to do better; the route's schema of this answer has it. */
  data?: object
  cause?: unknown
}

export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>
  readonly data: object | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorTable[code][1], { cause: details.cause })
    this.code = code
    this.status = errorTable[code][0]
    this.errors = details.errors
    this.headers = details.headers ?? {}
    this.data = details.data
  }

  get body(): ErrorBody & { data?: object } {
    return {
      message: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...(this.data && { data: this.data }),
    }
  }
}
