import type { Day } from '#contract/rules/dates.ts'
import type { ListOf, OneOf } from '#contract/schemas/paging.ts'
import type { DayChangeSent, Hit, HitOrder, SavedDays, SpecialDay, StaffDay } from '#contract/schemas/staff-days.ts'
import { dayEndpoints as calls } from '#contract/staff-endpoints.ts'
import { api } from '../api/api.ts'

export type Span = { branch: number | null; from: Day; to: Day }

const query = (path: string, values: Record<string, string | number | null>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null)
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

export const daysApi = api.enhanceEndpoints({ addTagTypes: ['days'] }).injectEndpoints({
  endpoints: (build) => ({
    month: build.query<StaffDay[], { branch: number | null; month: string }>({
      query: ({ branch, month }) => query(calls.staffDays.path, { branch_id: branch, month }),
      transformResponse: ({ data }: OneOf<StaffDay[]>) => data,
      providesTags: ['days'],
    }),
    hit: build.query<Hit, Span>({
      query: ({ branch, from, to }) => query(calls.staffDaysHit.path, { branch_id: branch, from, to }),
      transformResponse: ({ data }: OneOf<Hit>) => data,
      providesTags: ['days'],
    }),
    hitOrders: build.query<ListOf<HitOrder>, Span & { page: number }>({
      query: ({ branch, from, to, page }) =>
        query(calls.staffDaysOrders.path, { branch_id: branch, from, to, page, per_page: 10 }),
      providesTags: ['days'],
    }),
    /** One day in the version that was seen, or several whatever they were. */
    saveDays: build.mutation<OneOf<SavedDays>, { change: DayChangeSent; version: number | null }>({
      query: ({ change, version }) => ({
        method: 'PUT',
        url: calls.staffSaveDays.path,
        body: change,
        ...(version !== null && { headers: { 'if-match': `"${version}"` } }),
      }),
      invalidatesTags: (_, error) => (error ? [] : ['days', 'history']),
    }),
    removeDay: build.mutation<unknown, Pick<SpecialDay, 'id' | 'version'> & { orders: number }>({
      query: ({ id, version, orders }) => ({
        method: 'DELETE',
        url: query(calls.staffRemoveDay.path.replace(':id', String(id)), { orders }),
        headers: { 'if-match': `"${version}"` },
      }),
      invalidatesTags: (_, error) => (error ? [] : ['days', 'history']),
    }),
  }),
})

export const {
  useMonthQuery,
  useLazyMonthQuery,
  useHitQuery,
  useLazyHitQuery,
  useHitOrdersQuery,
  useSaveDaysMutation,
  useRemoveDayMutation,
} = daysApi
