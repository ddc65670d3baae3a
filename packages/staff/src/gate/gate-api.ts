import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import type { ChoosePeople, Count, Hit, LetInAnyway, Scan, ScanRow, Verdict } from '#contract/schemas/gate.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import { APPROVAL_HEADER, gateEndpoints as calls } from '#contract/staff-endpoints.ts'
import { api } from '../api/api.ts'

/** Who waits at a gate waits no longer. */
const PATIENCE_MS = 5000
/** The payment service has 10 s to answer the server. */
const PATIENCE_WITH_SERVICE_MS = 15_000

const data = <Thing>(answer: { data: Thing }): Thing => answer.data
const of = (path: string, scanId: string): string => path.replace(':scanId', scanId)
const post = (url: string, body?: object, timeout = PATIENCE_MS) => ({ method: 'POST', url, body: body ?? {}, timeout })

/** How far this device's clock is ahead of the server's, beside the figures. */
const withClock = ({ data: count }: OneOf<Count>, meta?: FetchBaseQueryMeta): Now => {
  const date = Date.parse(meta?.response?.headers.get('date') ?? '')
  return { count, ahead: Number.isNaN(date) ? 0 : Date.now() - date }
}

type Step = { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<{ data: Verdict }> }

/** Every verdict brings the head count along. */
async function keepCount(_: unknown, { dispatch, queryFulfilled }: Step): Promise<void> {
  const answered = await queryFulfilled.catch(() => null)
  if (answered === null) return
  const { count: inside } = answered.data
  dispatch(gateApi.util.updateQueryData('insideNow', undefined, (known) => void (known.count = inside)))
}

type Now = { count: Count; ahead: number }
type Anyway = LetInAnyway & { scanId: string; approval?: string }

const gateApi = api.enhanceEndpoints({ addTagTypes: ['scans'] }).injectEndpoints({
  endpoints: (build) => {
    const act = (path: string, timeout?: number) =>
      build.mutation<Verdict, string>({
        query: (scanId) => post(of(path, scanId), undefined, timeout),
        transformResponse: data<Verdict>,
        invalidatesTags: ['scans'],
        onQueryStarted: keepCount,
      })
    return {
      scan: build.mutation<Verdict, Scan>({
        query: (body) => post(calls.gateScan.path, body),
        transformResponse: data<Verdict>,
        invalidatesTags: ['scans'],
        onQueryStarted: keepCount,
      }),
      choosePeople: build.mutation<Verdict, ChoosePeople & { scanId: string }>({
        query: ({ scanId, ...body }) => post(of(calls.gatePeople.path, scanId), body),
        transformResponse: data<Verdict>,
        invalidatesTags: ['scans'],
        onQueryStarted: keepCount,
      }),
      letInAnyway: build.mutation<Verdict, Anyway>({
        query: ({ scanId, approval, ...body }) => ({
          ...post(of(calls.gateAnyway.path, scanId), body),
          headers: approval ? { [APPROVAL_HEADER]: approval } : {},
        }),
        transformResponse: data<Verdict>,
        invalidatesTags: ['scans'],
        onQueryStarted: keepCount,
      }),
      undo: act(calls.gateUndo.path),
      askService: act(calls.gateAsk.path, PATIENCE_WITH_SERVICE_MS),
      moveToToday: act(calls.gateMove.path),
      find: build.query<Hit[], string>({
        query: (q) => `${calls.gateFind.path}?${new URLSearchParams({ q })}`,
        transformResponse: data<Hit[]>,
        keepUnusedDataFor: 0,
      }),
      insideNow: build.query<Now, void>({ query: () => calls.gateNow.path, transformResponse: withClock }),
      lastScans: build.query<ScanRow[], void>({
        query: () => calls.gateScans.path,
        transformResponse: data<ScanRow[]>,
        providesTags: ['scans'],
      }),
    }
  },
})

export const {
  useScanMutation,
  useChoosePeopleMutation,
  useLetInAnywayMutation,
  useUndoMutation,
  useAskServiceMutation,
  useMoveToTodayMutation,
  useFindQuery,
  useInsideNowQuery,
  useLastScansQuery,
} = gateApi
