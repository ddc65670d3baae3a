import { useEffect, useState } from 'react'
import type { Hit, SpecialDay, StaffDay } from '#contract/schemas/staff-days.ts'
import { toast } from '#ui/toast.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/rules-days.ts'
import { can } from '#contract/rights.ts'
import { bodyOf } from '../api/api.ts'
import { useAppDispatch } from '../api/store.ts'
import { useMe } from '../api/use-me.ts'
import type { Closing } from './close-dialog.tsx'
import type { DayErrors, DayValues } from './day-fields.tsx'
import { daysApi, useLazyHitQuery, useRemoveDayMutation, useSaveDaysMutation } from './days-api.ts'
import { keepDay, readKeptDay } from './kept-day.ts'
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

export type Needs = {
  day: StaffDay
  branch: number | null
  onClosing: (closing: Closing) => void
  onUnsaved: (unsaved: boolean) => void
}

/** Nothing typed is lost by a reload or by another branch: it is kept over the version it was typed over. */
function useTyped({ day: { day, own, general }, branch, onUnsaved }: Needs) {
  const base = valuesOf(own ?? general)
  const [{ values, version }, setTyped] = useState(
    () => readKeptDay({ branch, day }) ?? { values: base, version: own?.version ?? 0 },
  )
  const sent = (of: DayValues) => JSON.stringify(changeOf(of, day, branch))
  const unsaved = sent(values) !== sent(base)
  useEffect(() => {
    onUnsaved(unsaved)
    return () => onUnsaved(false)
  }, [unsaved, onUnsaved])
  const change = (some: Partial<DayValues>) => {
    const next = { values: { ...values, ...some }, version }
    keepDay({ branch, day }, sent(next.values) === sent(base) ? null : next)
    setTyped(next)
  }
  const startOver = () => {
    keepDay({ branch, day }, null)
    setTyped({ values: base, version: own?.version ?? 0 })
  }
  return { values, version, unsaved, change, startOver }
}

type Refused = ReturnType<typeof bodyOf> & { data?: Partial<SpecialDay & Hit> }

/** A day as it will be. Closing one looks first whom it hits, and asks when there is somebody. */
export function useDayForm(needs: Needs) {
  const { branch, onClosing } = needs
  const { day, own, general } = needs.day
  const { role } = useMe()
  const dispatch = useAppDispatch()
  const { values, version: seen, unsaved, change, startOver } = useTyped(needs)
  const [errors, setErrors] = useState<DayErrors>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // Paid orders that were told of: who saves once more, has seen them.
  const [told, setTold] = useState(0)
  const [save, saving] = useSaveDaysMutation()
  const [remove, removing] = useRemoveDayMutation()
  const [ask, asking] = useLazyHitQuery()

  const settle = ({ error }: { error?: unknown }) => {
    if (!error) {
      keepDay({ branch, day }, null)
      return toast(values.kind === 'closed' ? words.isClosed(showDay(day)) : words.saved(showDay(day)))
    }
    const { code, message = '', data } = bodyOf(error) as Refused
    if (code === 'changed_meanwhile') return setConflict({ message, version: data?.version ?? 0 })
    setTold(data?.orders ?? 0)
    return setErrors(refusalsOf(error))
  }
  const isUsual = values.kind === 'open' && !values.opens && !values.closes
  const send = (version: number) =>
    isUsual && own && !general
      ? remove({ id: own.id, version, orders: told })
      : save({ change: { ...changeOf(values, day, branch), orders: values.kind === 'closed' ? 0 : told }, version })

  const submit = async (version = seen) => {
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
    unsaved,
    change,
    submit,
    takeTheirs: () => {
      setConflict(null)
      startOver()
      dispatch(daysApi.util.invalidateTags(['days']))
    },
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
