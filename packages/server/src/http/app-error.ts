import { errorTable, type ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/rules/language.ts'
import type { ErrorBody } from '#contract/schemas/error.ts'
import { speak } from '#contract/words/named.ts'

type Details = {
  /** For the person, by its name; the table's sentence unless there is a better one. */
  message?: string
  errors?: Record<string, string[]>
  headers?: Record<string, string>
  /** What the caller needs to do better; the route's schema of this answer has it. */
  data?: object
  cause?: unknown
}

/** Its own message is for the log. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly #says: string
  readonly #errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>
  readonly data: object | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    const says = details.message ?? errorTable[code][1]
    super(speak(says, 'en'), { cause: details.cause })
    this.#says = says
    this.code = code
    this.status = errorTable[code][0]
    this.#errors = details.errors
    this.headers = details.headers ?? {}
    this.data = details.data
  }

  bodyIn(language: Language): ErrorBody & { data?: object } {
    const say = (text: string): string => speak(text, language)
    const errors = Object.entries(this.#errors ?? {}).map(([field, texts]) => [field, texts.map(say)])
    return {
      message: say(this.#says),
      code: this.code,
      ...(this.#errors && { errors: Object.fromEntries(errors) }),
      ...(this.data && { data: this.data }),
    }
  }
}
