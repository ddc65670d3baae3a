import type { FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Difference } from './differing.ts'
import type { Kept } from './kept-text.ts'

/** What every thing of the content answers with besides its fields. */
export type Edited = { version: number; updated_at: string | null; updated_by: { id: number; name: string } | null }

/** What is sent: the checked fields, the version they were typed over (none of a new thing), and a number that makes sending twice safe. */
export type Sent<F> = { fields: F; version: number | null; clientId: string }
export type Answer<T> = { data?: { data: T }; error?: unknown }

export type Conflict<T> = { theirs: T; differences: Difference[] }

export type Options<V extends FieldValues, F, T extends Edited> = {
  /** The contract's own schema: it comes when the form is there, as nobody needs it to see a form. */
  schema: () => Promise<z.ZodType<F>>
  /** None: a new one. */
  thing: T | null
  valuesOf: (thing: T | null) => V
  save: (sent: Sent<F>) => Promise<Answer<T>>
  /** Where what is typed is kept: `ride-5`, `ride-new`. */
  keptAs: string
  onSaved?: (thing: T) => void
  /** The prices that parents will pay: nothing and over a lakh are asked about once. */
  prices?: (fields: F) => (number | null | undefined)[]
}

export type Form<V extends FieldValues> = ReturnType<typeof useForm<V, unknown, V>>

/** What the form is typed over. */
export type Over<V> = { current: Omit<Kept<V>, 'values'> }

/** What the parts of saving share. */
export type Saving<V extends FieldValues, F, T extends Edited> = {
  options: Options<V, F, T>
  form: Form<V>
  over: Over<V>
  start: (thing: T) => void
}
