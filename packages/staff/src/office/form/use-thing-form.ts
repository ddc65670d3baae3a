import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { toast } from '#ui/toast.ts'
import { useUnsavedChanges } from '#ui/use-unsaved-changes.ts'
import * as words from '#words/office.ts'
import { bodyOf, isSilent } from '../../api/api.ts'
import { type Difference, differing, isSame, mixed, type Side } from './differing.ts'
import { doubtOf } from './doubts.ts'
import { keepText, type Kept, readKept } from './kept-text.ts'
import { lateResolver } from './late-resolver.ts'

/** What every thing of the content answers with besides its fields. */
export type Edited = { version: number; updated_at: string | null; updated_by: { id: number; name: string } | null }

/** What is sent: the checked fields, the version they were typed over (none of a new thing), and a number that makes sending twice safe. */
export type Sent<F> = { fields: F; version: number | null; clientId: string }
type Answer<T> = { data?: { data: T }; error?: unknown }

export type Conflict<T> = { theirs: T; differences: Difference[] }

type Options<V extends FieldValues, F, T extends Edited> = {
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

/** A form of the office: nothing typed is lost by a reload, a lost line, a session that ends, or somebody else's change. */
export function useThingForm<V extends FieldValues, F, T extends Edited>(options: Options<V, F, T>) {
  const { thing, valuesOf, keptAs } = options
  const [kept] = useState(() => readKept<V>(keptAs))
  const over = useRef<Omit<Kept<V>, 'values'>>(
    kept ?? { base: valuesOf(thing), version: thing?.version ?? null, clientId: crypto.randomUUID() },
  )
  const form = useForm<V, unknown, V>({
    resolver: lateResolver<V, F>(options.schema),
    defaultValues: (kept?.base ?? valuesOf(thing)) as DefaultValues<V>,
  })
  const { isDirty, isSubmitting } = form.formState
  useKeeping({ form, kept, keptAs, over })
  const start = (from: T | null) => {
    over.current = { base: valuesOf(from), version: from?.version ?? null, clientId: crypto.randomUUID() }
    form.reset(valuesOf(from))
    keepText(keptAs, null)
  }
  useNews({ thing, version: over.current.version, isDirty: isDirty || isSubmitting, start })
  const leaving = useUnsavedChanges(isDirty)
  return {
    form,
    ...useSaving({ options, form, over, start }),
    unsaved: isDirty,
    saving: isSubmitting,
    cancel: () => start(thing),
    leaving: {
      ...leaving,
      leave: () => {
        keepText(keptAs, null)
        leaving.leave()
      },
    },
  }
}

export type ThingFormState = Omit<ReturnType<typeof useThingForm<FieldValues, unknown, Edited>>, 'form'>

type Form<V extends FieldValues> = ReturnType<typeof useForm<V, unknown, V>>
type Over<V> = { current: Omit<Kept<V>, 'values'> }

/** Each key is kept at once: nobody knows which one is the last before the line or the light goes. */
function useKeeping<V extends FieldValues>(of: { form: Form<V>; kept: Kept<V> | null; keptAs: string; over: Over<V> }) {
  const { form, kept, keptAs, over } = of
  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keepText(keptAs, { ...over.current, values })
        else if (isDirty === false) keepText(keptAs, null)
      },
    })
    // The form and where it is kept stay what they are while it is open.
  }, [form, kept, keptAs, over])
}

/** Somebody else's change is shown at the next look, unless something is typed: then it is met when that is saved. */
function useNews<T extends Edited>(of: {
  thing: T | null
  version: number | null
  isDirty: boolean
  start: (thing: T) => void
}) {
  const { thing, version, isDirty, start } = of
  useEffect(() => {
    if (thing && !isDirty && version !== null && thing.version > version) start(thing)
  })
}

function useSaving<V extends FieldValues, F, T extends Edited>(of: {
  options: Options<V, F, T>
  form: Form<V>
  over: Over<V>
  start: (thing: T) => void
}) {
  const { options, form, over, start } = of
  const [conflict, setConflict] = useState<Conflict<T> | null>(null)
  const [doubt, setDoubt] = useState<number | null>(null)
  const sure = useRef<number[]>([])

  const took = (saved: T, typed: V) => {
    const now = form.getValues()
    start(saved)
    // What was typed while it was on its way is not in it.
    if (!isSame(now, typed)) form.reset(now, { keepDefaultValues: true })
    toast(words.saved)
    options.onSaved?.(saved)
  }
  const send = async (fields: F) => {
    const typed = structuredClone(form.getValues())
    const { version, clientId } = over.current
    const { data, error } = await options.save({ fields, version, clientId })
    if (data) return took(data.data, typed)
    const theirs = theirsOf<T>(error)
    if (theirs)
      return setConflict({ theirs, differences: differing(over.current.base, typed, options.valuesOf(theirs)) })
    for (const [field, message] of refusalsOf(error, Object.keys(typed)))
      form.setError(field as FieldPath<V>, { message }, { shouldFocus: field !== 'root' })
  }
  // What the resolver gives is what the schema made of it.
  const submit = form.handleSubmit(async (checked) => {
    const fields = checked as unknown as F
    const asked = doubtOf(options.prices?.(fields) ?? [], sure.current)
    return asked === null ? send(fields) : setDoubt(asked)
  })
  const overTheirs = ({ theirs, differences }: Conflict<T>, chosen: Record<string, Side>) => {
    const mix = mixed(form.getValues(), differences, chosen)
    over.current = { ...over.current, base: options.valuesOf(theirs), version: theirs.version }
    form.reset(options.valuesOf(theirs))
    form.reset(mix, { keepDefaultValues: true })
    setConflict(null)
  }
  return {
    submit,
    conflict,
    doubt,
    /** Asks again: once for each price. */
    beSure: () => {
      if (doubt !== null) sure.current = [...sure.current, doubt]
      setDoubt(null)
      return submit()
    },
    reconsider: () => setDoubt(null),
    settle: (chosen: Record<string, Side>) => {
      if (!conflict) return
      overTheirs(conflict, chosen)
      return submit()
    },
    takeTheirs: () => {
      if (conflict) start(conflict.theirs)
      setConflict(null)
    },
    /** Closed without a choice: what was typed stays, and is asked about again. */
    later: () => setConflict(null),
  }
}

const theirsOf = <T>(error: unknown): T | null =>
  bodyOf(error).code === 'changed_meanwhile' ? ((bodyOf(error) as { data?: T }).data ?? null) : null

/** What the server refused, field by field; what is about no field of the form stands above the buttons, as `root`. */
export function refusalsOf(error: unknown, fields: string[]): [field: string, message: string][] {
  if (isSilent(error)) return [['root', words.textKept]]
  const { message = words.notSaved, errors = {} } = bodyOf(error)
  const refused = Object.entries(errors).map(([field, [first = message]]): [string, string] =>
    fields.includes(field.split('.')[0] ?? '') ? [field, first] : ['root', first],
  )
  return refused.length > 0 ? refused : [['root', message]]
}
