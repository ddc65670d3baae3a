import { AppError } from './app-error.ts'

export const wrongField = (field: string, sentence: string): AppError =>
  new AppError('invalid', { message: sentence, errors: { [field]: [sentence] } })

export function refuseIf(field: string, problem: string | null): void {
  if (problem !== null) throw wrongField(field, problem)
}
