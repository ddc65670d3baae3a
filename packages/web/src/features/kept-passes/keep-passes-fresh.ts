import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Pass, Passes } from '#contract/schemas/pass.ts'
import type { api } from '../../api/api.ts'
import { LANGUAGE } from '#words/language.ts'
import { askPasses, passesApi } from '../orders/passes-api.ts'
import type { WithAuth } from '../session/auth.ts'
import { readToken } from '../session/token.ts'
import { dayBy, dropPasses, keepPasses, keptText, markPage, readPasses } from './kept-passes.ts'
import { keepReceipts, receiptsToKeep } from './kept-receipts.ts'

type State = WithAuth & { [api.reducerPath]: ReturnType<typeof api.reducer> }
type Store = {
  getState: () => State
  dispatch: ThunkDispatch<State, unknown, UnknownAction>
  subscribe: (hear: () => void) => () => void
}

const PAUSE_MS = 3 * 60 * 1000
const selectPasses = passesApi.endpoints.passes.select()

/** Also when the list is not fetched: a page may have been left before all of them were there. */
function keepTheirReceipts(): void {
  const kept = readPasses(keptText())
  if (kept) keepReceipts(receiptsToKeep(kept.passes, dayBy(kept, new Date()), location.origin)).catch(() => {})
}

/** When another tab has changed the token, nobody knows yet whose the answer is. */
function keepFor(owner: number, token: string | null, passes: Passes): void {
  if (readToken() !== token) return
  keepPasses(owner, passes)
  keepTheirReceipts()
}

const toldOf = ({ kind, id, status, used }: Pass): string => [kind, id, status, used].join()

/** Passes of orders that this page has just looked at: one may have been paid or cancelled since the list was kept. */
const passesOnScreen = (state: State): Pass[] =>
  Object.values(state.api.queries).flatMap((query) => {
    const answer = query?.data as { data?: { pass?: Pass | null } | null } | undefined
    return answer?.data?.pass ?? []
  })

/**
 * Keeps what the gate asks for on the phone of whoever is signed in: each list that is fetched takes the place of the one before.
 * It is fetched when somebody signs in, when an order looks different from what is kept, and now and then while the site is used.
 */
export function keepPassesFresh({ getState, dispatch, subscribe }: Store, wasAway: boolean): void {
  let owner: number | undefined
  let token: string | null = null
  let last: Passes | undefined
  let asked = -Infinity
  let away = wasAway
  const compared = new Set<string>()
  const isRecent = (): boolean => !away && Math.abs(Date.now() - asked) < PAUSE_MS
  const refresh = async (): Promise<void> => {
    asked = Date.now()
    away = false
    const { isError } = await dispatch(askPasses(undefined, { subscribe: false, forceRefetch: true }))
    if (isError) asked = -Infinity
  }
  const meet = (user: number | undefined): void => {
    owner = user
    token = readToken()
    const kept = readPasses(keptText())
    const isOwn = kept !== null && kept.owner === user
    // What was kept in the other language still opens the gate, and is fetched anew.
    asked = isOwn && kept.language === LANGUAGE ? kept.known.getTime() - kept.ahead : -Infinity
    if (user !== undefined && !isOwn) dropPasses()
    markPage()
    if (user !== undefined && !isRecent()) void refresh()
    else keepTheirReceipts()
  }
  const compare = (state: State): void => {
    const told = passesOnScreen(state)
      .map(toldOf)
      .filter((pass) => !compared.has(pass))
    if (told.length === 0) return
    told.forEach((pass) => compared.add(pass))
    const known = readPasses(keptText())?.passes.map(toldOf) ?? []
    if (!told.every((pass) => known.includes(pass))) void refresh()
  }
  const look = (): void => {
    const state = getState()
    const { user } = state.auth
    if (user?.id !== owner) meet(user?.id)
    if (!user) return
    const { data } = selectPasses(state)
    if (data && data !== last) {
      last = data
      keepFor(user.id, token, data)
    }
    compare(state)
  }
  const comeBack = (): void => {
    markPage()
    if (owner !== undefined && !document.hidden && !isRecent()) void refresh()
  }
  look()
  subscribe(look)
  addEventListener('online', () => {
    away = true
    comeBack()
  })
  document.addEventListener('visibilitychange', comeBack)
}
