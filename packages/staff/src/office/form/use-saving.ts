import { useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { toast } from '#ui/toast.ts'
import * as words from '#words/office.ts'
import { bodyOf } from '../../api/api.ts'
import { isSame } from './differing.ts'
import { doubtOf } from './doubts.ts'
import type { Edited, Saving } from './form-parts.ts'
import { refusalsOf } from './refusals.ts'
import { useConflict } from './use-conflict.ts'

/** From pressed to saved: checked, asked about a strange price, sent, and what the answer means for the form. */
export function useSaving<V extends FieldValues, F, T extends Edited>(parts: Saving<V, F, T>) {
  const { options, form, over, start } = parts
  const meeting = useConflict(parts)
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
    if (theirs) return meeting.meet(theirs, typed)
    for (const [field, message] of refusalsOf(error, Object.keys(typed)))
      form.setError(field as FieldPath<V>, { message }, { shouldFocus: field !== 'root' })
  }
  const { ask, doubt, ...asking } = useDoubt()
  // What the resolver gives is what the schema made of it.
  const submit = form.handleSubmit(async (checked) => {
    const fields = checked as unknown as F
    return ask(options.prices?.(fields) ?? []) ? undefined : send(fields)
  })
  return {
    submit,
    doubt,
    reconsider: asking.reconsider,
    beSure: () => {
      asking.beSure()
      return submit()
    },
    conflict: meeting.conflict,
    settle: (chosen: Parameters<typeof meeting.settle>[0]) => {
      meeting.settle(chosen)
      return submit()
    },
    takeTheirs: meeting.takeTheirs,
    later: meeting.later,
  }
}

const theirsOf = <T>(error: unknown): T | null =>
  bodyOf(error).code === 'changed_meanwhile' ? ((bodyOf(error) as { data?: T }).data ?? null) : null

/** Which price is being asked about; once for each. */
function useDoubt() {
  const [doubt, setDoubt] = useState<number | null>(null)
  const sure = useRef<number[]>([])
  return {
    doubt,
    ask: (prices: (number | null | undefined)[]): boolean => {
      const asked = doubtOf(prices, sure.current)
      setDoubt(asked)
      return asked !== null
    },
    beSure: () => {
      if (doubt !== null) sure.current = [...sure.current, doubt]
      setDoubt(null)
    },
    reconsider: () => setDoubt(null),
  }
}
