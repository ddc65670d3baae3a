import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form'

/** One field of the form it stands in: only it is drawn anew when its error comes or goes. */
export function useField(name: string) {
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const error = get(errors, name) as FieldError | undefined
  return { register, error: error?.message }
}

/** Nothing typed is no number, not 0. */
export const asNumber = {
  setValueAs: (typed: unknown): number | null =>
    typed === '' || typed === null || typed === undefined ? null : Number(typed),
}
