import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { differing, mixed, type Side } from './differing.ts'
import type { Conflict, Edited, Saving } from './form-parts.ts'

/** Somebody else has saved since: both are kept until one has chosen. */
export function useConflict<V extends FieldValues, F, T extends Edited>({
  options,
  form,
  over,
  start,
}: Saving<V, F, T>) {
  const [conflict, setConflict] = useState<Conflict<T> | null>(null)
  return {
    conflict,
    meet: (theirs: T, mine: V) =>
      setConflict({ theirs, differences: differing(over.current.base, mine, options.valuesOf(theirs)) }),
    /** What was chosen stands in the form now, over their version. */
    settle: (chosen: Record<string, Side>) => {
      if (!conflict) return
      const { theirs, differences } = conflict
      const mix = mixed(form.getValues(), differences, chosen)
      over.current = { ...over.current, base: options.valuesOf(theirs), version: theirs.version }
      form.reset(options.valuesOf(theirs))
      form.reset(mix, { keepDefaultValues: true })
      setConflict(null)
    },
    takeTheirs: () => {
      if (conflict) start(conflict.theirs)
      setConflict(null)
    },
    /** Closed without a choice: what was typed stays, and is asked about again. */
    later: () => setConflict(null),
  }
}
