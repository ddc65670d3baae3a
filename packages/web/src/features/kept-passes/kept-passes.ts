import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import type { Pass, Passes } from '#contract/schemas/pass.ts'
import { KEPT_MARK, PASSES_KEY, VISIT_TODAY_MARK } from '#contract/signed-in.ts'
import { LANGUAGE } from '#words/language.ts'
import { isForDay } from '../orders/pass-words.ts'
import { readToken } from '../session/token.ts'

/** `known` is when the server told them, `ahead` how far its clock is ahead of the phone's; `days` of visits are for the page's early script. */
export type KeptPasses = { owner: number; known: Date; ahead: number; language?: string; passes: Pass[] }
type Stored = { owner: number; value: { known: string; ahead: number; language?: string; days: Day[]; passes: Pass[] } }

/** One that is used up, too, as long as somebody may come back with it. */
const isVisit = ({ kind, status, used, back_on }: Pass): boolean =>
  kind === 'sale' && status === 'good' && (!used || !!back_on)

export function writePasses(owner: number, { data, now }: Passes, phone: Date): string {
  const days = [...new Set(data.filter(isVisit).map(({ first_day }) => first_day))]
  const ahead = Date.parse(now) - phone.getTime()
  return JSON.stringify({
    owner,
    value: { known: now, ahead, language: LANGUAGE, days, passes: data },
  } satisfies Stored)
}

/** Of an older site, or of nobody's making: it is nothing. */
const isPass = (pass: Partial<Pass> | null): boolean =>
  [pass?.qr, pass?.code, pass?.invoice_number, pass?.first_day, pass?.last_day].every((it) => typeof it === 'string') &&
  [pass?.lines, pass?.names, pass?.weekdays].every(Array.isArray)

export function readPasses(text: string | null): KeptPasses | null {
  try {
    const { owner, value } = JSON.parse(text ?? '') as Stored
    const known = new Date(value.known)
    const isWhole = value.passes.every(isPass) && Number.isFinite(value.ahead + known.getTime())
    return isWhole ? { owner, known, ahead: value.ahead, language: value.language, passes: value.passes } : null
  } catch {
    return null
  }
}

/** The day it is in Dhaka. The phone's clock may be wrong; how far, was learnt with the passes. */
export const dayBy = ({ ahead }: KeptPasses, phone: Date): Day => dhakaDay(new Date(phone.getTime() + ahead))

/** The tickets for a visit on this day: a membership is no visit. */
export const visitsOf = ({ passes }: KeptPasses, day: Day): Pass[] =>
  passes.filter((pass) => isVisit(pass) && isForDay(pass, day))

const listeners = new Set<() => void>()
const announce = (): void => {
  markPage()
  listeners.forEach((hear) => hear())
}

export function onKeptChange(hear: () => void): () => void {
  listeners.add(hear)
  const onStorage = ({ key }: StorageEvent) => (key === PASSES_KEY || key === null) && hear()
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(hear)
    removeEventListener('storage', onStorage)
  }
}

/** As it lies in the phone's storage, which may be refused; nothing is shown without a token. */
export function keptText(): string | null {
  try {
    return readToken() === null ? null : localStorage.getItem(PASSES_KEY)
  } catch {
    return null
  }
}

/** All of it anew, so that a ticket which is no longer good is gone. What does not fit is not half there. */
export function keepPasses(owner: number, answer: Passes): void {
  try {
    localStorage.setItem(PASSES_KEY, writePasses(owner, answer, new Date()))
    announce()
  } catch {
    // A full or refused storage: the site works on, and says nowhere that something is kept.
    dropPasses()
  }
}

export function dropPasses(): void {
  try {
    localStorage.removeItem(PASSES_KEY)
  } catch {
    // What cannot be reached holds nothing of ours.
  }
  announce()
}

export function markPage(): void {
  const kept = readPasses(keptText())
  const visits = kept ? visitsOf(kept, dayBy(kept, new Date())) : []
  document.documentElement.toggleAttribute(KEPT_MARK, !!kept && kept.passes.length > 0)
  document.documentElement.toggleAttribute(VISIT_TODAY_MARK, visits.length > 0)
}
