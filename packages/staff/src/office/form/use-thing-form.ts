import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useUnsavedChanges } from '#ui/use-unsaved-changes.ts'
import { isSame } from './differing.ts'
import type { Edited, Form, Options, Over } from './form-parts.ts'
import { isNews } from './is-news.ts'
import { keepText, type Kept, readKept } from './kept-text.ts'
import { fetchChecks, lateResolver } from '../../api/late-resolver.ts'
import { useSaving } from './use-saving.ts'

/** A form of the office: nothing typed is lost by a reload, a lost line, a session that ends, or somebody else's change. */
export function useThingForm<V extends FieldValues, F, T extends Edited>(options: Options<V, F, T>) {
  const { thing, valuesOf, keptAs } = options
  const [kept] = useState(() => readKept<V>(keptAs))
  const over = useRef<Omit<Kept<V>, 'values'>>(
    kept ?? { base: valuesOf(thing), version: thing?.version ?? null, clientId: crypto.randomUUID() },
  )
  const form = useForm<V, unknown, V>({
    // What it gives is what the schema makes of the values; the form keeps these.
    resolver: lateResolver<V, F>(options.schema) as unknown as Resolver<V, unknown, V>,
    defaultValues: (kept?.base ?? valuesOf(thing)) as DefaultValues<V>,
  })
  const { isDirty, isSubmitting } = form.formState
  useKeeping({ form, kept, keptAs, over })
  useEffect(() => fetchChecks(options.schema), [options.schema])
  const start = (from: T | null) => {
    over.current = { base: valuesOf(from), version: from?.version ?? null, clientId: crypto.randomUUID() }
    form.reset(valuesOf(from))
    keepText(keptAs, null)
  }
  useNews({ thing, over, isDirty: isDirty || isSubmitting, keptAs, start })
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

/** Each key is kept at once: nobody knows which one is the last before the line or the light goes. */
function useKeeping<V extends FieldValues>(of: { form: Form<V>; kept: Kept<V> | null; keptAs: string; over: Over<V> }) {
  const { form, kept, keptAs, over } = of
  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        keepText(keptAs, isSame(values, over.current.base) ? null : { ...over.current, values }),
    })
    // The form and where it is kept stay what they are while it is open.
  }, [form, kept, keptAs, over])
}

/** Somebody else's change is shown at the next look, unless something is typed: then it is met when that is saved. */
function useNews<V, T extends Edited>(of: {
  thing: T | null
  over: Over<V>
  isDirty: boolean
  keptAs: string
  start: (thing: T) => void
}) {
  const { thing, over, isDirty, keptAs, start } = of
  useEffect(() => {
    if (thing && isNews({ found: thing.version, over: over.current.version, isDirty, keptAs })) start(thing)
  })
}
