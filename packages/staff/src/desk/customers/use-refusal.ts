import { useState } from 'react'
import * as words from '#words/desk-customers.ts'
import { bodyOf, isSilent } from '../../api/api.ts'

type Refusal = { field: string | null; text: string }

/** What the server refused: beside its field where the dialog has that field, else above the buttons. */
export function useRefusal(...fields: string[]) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refuse = (error: unknown) => {
    if (isSilent(error)) return setRefusal({ field: null, text: words.serverSilent })
    const { message = words.serverSilent, errors = {} } = bodyOf(error)
    const [field, texts] = Object.entries(errors)[0] ?? []
    const text = texts?.[0] ?? message
    setRefusal({ field: field !== undefined && fields.includes(field) ? field : null, text })
  }
  return {
    refuse,
    clear: () => setRefusal(null),
    at: (field: string): string | undefined => (refusal?.field === field ? refusal.text : undefined),
    whole: refusal?.field === null ? refusal.text : undefined,
  }
}
