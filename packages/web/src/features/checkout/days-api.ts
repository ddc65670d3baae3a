import { endpoints } from '#contract/endpoints.ts'
import { addDays, addMonths, type Day } from '#contract/rules/dates.ts'
import type { VisitDay } from '#contract/schemas/day.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import { address, api } from '../../api/api.ts'

/** As long as the server's own answer is kept. */
const FRESH_SECONDS = 15

export const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    days: build.query<OneOf<VisitDay[]>, { branch: number; month: string }>({
      query: ({ branch, month }) => {
        const from = `${month}-01`
        return address(endpoints.days.path, { branch_id: branch, from, to: addDays(addMonths(from, 1), -1) })
      },
      providesTags: ['days'],
    }),
  }),
})

/** The days of a month at a branch; none until they are known, and every day can be asked for then. */
export function useDaysOf(branch: number | null, day: Day): VisitDay[] {
  const asked = { branch: branch ?? 0, month: day.slice(0, 7) }
  const { currentData } = daysApi.useDaysQuery(asked, {
    skip: branch === null,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  return currentData?.data ?? none
}
const none: VisitDay[] = []
