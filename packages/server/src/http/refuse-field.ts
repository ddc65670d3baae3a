import { AppError } from './app-error.ts'

/** What is wrong with one field of a request, as a sentence for the person who filled it in. */
export const wrongField = (field: string, sentence: string): AppError => new AppError('invalid', { message: sentence, errors: { [field]: [sentence] } })

/** The rules answer with a sentence when they find a problem, and with null when they do not. */
export function refuseIf(field: string, problem: string | null): void {
  if (problem !== null) throw wrongField(field, problem)
}
