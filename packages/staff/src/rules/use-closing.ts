import { useState } from 'react'
import { type Day, daysBetween, isDay } from '#contract/rules/dates.ts'
import { MOST_DAYS } from '#contract/rules/special-day.ts'
import type { SavedDays } from '#contract/schemas/staff-days.ts'
import { toast } from '#ui/toast.ts'
import * as days from '#words/days.ts'
import * as words from '#words/rules-days.ts'
import { bodyOf } from '../api/api.ts'
import type { Closing } from './close-dialog.tsx'
import type { DayErrors, DayValues } from './day-fields.tsx'
import { spanWords } from './day-words.ts'
import { type Span, useHitQuery, useLazyMonthQuery, useSaveDaysMutation } from './days-api.ts'
import { keepDay } from './kept-day.ts'
import { refusalsOf } from './refusals.ts'

type Days = { from: Day; to: Day }

/** Said while it is chosen: nothing is counted until it is a range. */
function problemsOf({ from, to }: Days): DayErrors {
  if (!isDay(from) || !isDay(to)) return {}
  if (to < from) return { to: days.backwards }
  return daysBetween(from, to) < MOST_DAYS ? {} : { to: days.most(MOST_DAYS) }
}

const isWhole = (span: Days): boolean =>
  isDay(span.from) && isDay(span.to) && Object.keys(problemsOf(span)).length === 0

/** Days with a word of their own that the refusal tells of: who closes once more, has seen them. */
const versionsIn = (error: unknown): number[] | undefined =>
  (bodyOf(error) as { data?: Partial<SavedDays> }).data?.days?.map(({ version }) => version)

const closedFor = { kind: 'closed', opens: '', closes: '' } as const

type Ways = { onDone: () => void; onList: (span: Span) => void }

/** Closes what was looked at: the number of orders goes along, so that nobody closes more than they have seen. */
export function useClosing(closing: Closing, { onDone, onList }: Ways) {
  const { branch, version } = closing
  const [span, setSpan] = useState({ from: closing.from, to: closing.to ?? closing.from })
  const { reason: said, reason_bn: saidBn } = closing
  const [values, setValues] = useState<DayValues>({ ...closedFor, reason: said, reason_bn: saidBn })
  const [replaces, setReplaces] = useState<number[]>([])
  const [adds, setAdds] = useState(false)
  const [errors, setErrors] = useState<DayErrors>({})
  const asked = useHitQuery({ branch, ...span }, { skip: !isWhole(span), refetchOnMountOrArgChange: true })
  const hit = isWhole(span) ? asked.currentData : undefined
  const [save, { isLoading }] = useSaveDaysMutation()

  const [readMonth] = useLazyMonthQuery()
  const versionNow = async () => {
    const { data } = await readMonth({ branch, month: span.from.slice(0, 7) })
    return data?.find(({ day }) => day === span.from)?.own?.version ?? 0
  }
  const tell = ({ added }: SavedDays) => {
    // Typed for this day, and saved here.
    if (version !== null) keepDay({ branch, day: span.from }, null)
    if (added) toast(words.added(added.days, added.members))
    onDone()
    // The list says it, and nothing should lie upon it.
    if (hit && hit.orders > 0) return onList({ branch, ...span })
    return toast(words.isClosed(spanWords(span)))
  }
  const close = async () => {
    setErrors({})
    const { reason, reason_bn } = values
    const change = { branch_id: branch, ...span, kind: 'closed' as const, reason, reason_bn }
    const isOne = span.from === span.to
    const { data, error } = await save({
      change: { ...change, orders: hit?.orders ?? 0, add_days: adds, replaces },
      version: isOne ? (version ?? (await versionNow())) : null,
    })
    if (data) return tell(data.data)
    setReplaces(versionsIn(error) ?? replaces)
    if (bodyOf(error).code === 'conflict') void asked.refetch()
    return setErrors(refusalsOf(error))
  }
  return {
    span,
    values,
    errors: { ...errors, ...problemsOf(span) },
    whole: isWhole(span),
    hit,
    adds,
    failed: asked.isError,
    busy: isLoading,
    setAdds,
    setSpan: (change: Partial<typeof span>) => setSpan((before) => ({ ...before, ...change })),
    change: (change: Partial<DayValues>) => setValues((before) => ({ ...before, ...change })),
    close,
  }
}

export type ClosingForm = ReturnType<typeof useClosing>
