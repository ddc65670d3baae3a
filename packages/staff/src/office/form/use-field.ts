import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form'
import { withPlainDigits } from '#contract/rules/phone.ts'

/** One field of the form it stands in: only it is drawn anew when its error comes or goes. */
export function useField(name: string) {
  const { register, control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const error = get(errors, name) as FieldError | undefined
  return { register, error: error?.message }
}

/** '1,200' and '৫৫০' are numbers as people write them; nothing typed is no number, not 0. What is none stays as typed: it is kept, and refused in its own words. */
export const asNumber = {
  setValueAs: (typed: unknown): number | string | null => {
    if (typeof typed === 'number') return typed
    const text = withPlainDigits(String(typed ?? '')).replace(/[,\s]/g, '')
    if (text === '') return null
    return Number.isFinite(Number(text)) ? Number(text) : String(typed)
  },
}
