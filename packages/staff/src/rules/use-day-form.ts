import { useState } from 'react'
import type { SpecialDay, StaffDay } from '#contract/schemas/staff-days.ts'
import { toast } from '#ui/toast.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/rules-days.ts'
import { can } from '#contract/rights.ts'
import { bodyOf } from '../api/api.ts'
import { useMe } from '../api/use-me.ts'
import type { Closing } from './close-dialog.tsx'
import type { DayErrors, DayValues } from './day-fields.tsx'
import { useLazyHitQuery, useRemoveDayMutation, useSaveDaysMutation } from './days-api.ts'
import { refusalsOf } from './refusals.ts'

const valuesOf = (said: SpecialDay | null): DayValues => ({
  kind: said?.kind ?? 'open',
  reason: said?.reason ?? '',
  reason_bn: said?.reason_bn ?? '',
  opens: said?.opens ?? '',
  closes: said?.closes ?? '',
})

/** What somebody else has saved meanwhile; the version is that of theirs, 0 where they took it away. */
export type Conflict = { message: string; version: number }

type Needs = { day: StaffDay; branch: number | null; onClosing: (closing: Closing) => void }

/** A day as it will be. Closing one looks first whom it hits, and asks when there is somebody. */
export function useDayForm({ day: { day, own, general }, branch, onClosing }: Needs) {
  const { role } = useMe()
  const [values, setValues] = useState(() => valuesOf(own ?? general))
  const [errors, setErrors] = useState<DayErrors>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [save, saving] = useSaveDaysMutation()
  const [remove, removing] = useRemoveDayMutation()
  const [ask, asking] = useLazyHitQuery()

  const settle = ({ error }: { error?: unknown }) => {
    if (!error) return toast(values.kind === 'closed' ? words.isClosed(showDay(day)) : words.saved(showDay(day)))
    const { code, message = '', data } = bodyOf(error) as ReturnType<typeof bodyOf> & { data?: Partial<SpecialDay> }
    if (code === 'changed_meanwhile') return setConflict({ message, version: data?.version ?? 0 })
    return setErrors(refusalsOf(error))
  }
  const isUsual = values.kind === 'open' && !values.opens && !values.closes
  const send = (version: number) =>
    isUsual && own && !general
      ? remove({ id: own.id, version })
      : save({ change: changeOf(values, day, branch), version })

  const submit = async (version = own?.version ?? 0) => {
    setErrors({})
    setConflict(null)
    if (isUsual && !own && !general) return settle({})
    if (values.kind === 'closed') {
      const hit = await ask({ branch, from: day, to: day })
      if (hit.error) return setErrors(refusalsOf(hit.error))
      const mayAdd = can(role, 'tax') && hit.data && hit.data.running > 0 && hit.data.addable > 0
      const { reason, reason_bn } = values
      if (hit.data && (hit.data.orders > 0 || mayAdd))
        return onClosing({ branch, from: day, to: day, reason, reason_bn, version })
    }
    return settle(await send(version))
  }
  return {
    values,
    errors,
    conflict,
    busy: saving.isLoading || removing.isLoading || asking.isFetching,
    change: (change: Partial<DayValues>) => setValues((before) => ({ ...before, ...change })),
    submit,
  }
}

/** A closed day has no hours, and a usual one no name. */
const changeOf = ({ kind, reason, reason_bn, opens, closes }: DayValues, day: string, branch: number | null) => ({
  branch_id: branch,
  from: day,
  to: day,
  kind,
  reason: kind === 'open' ? null : reason,
  reason_bn: kind === 'open' ? null : reason_bn,
  opens: kind === 'closed' ? null : opens || null,
  closes: kind === 'closed' ? null : closes || null,
})
