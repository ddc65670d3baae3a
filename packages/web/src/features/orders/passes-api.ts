import { endpoints } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { Passes, SharedPass } from '#contract/schemas/pass.ts'
import { api } from '../../api/api.ts'

export const passesApi = api.injectEndpoints({
  endpoints: (build) => ({
    passes: build.query<Passes, void>({ query: () => endpoints.passes.path }),
    sharedPass: build.query<OneOf<SharedPass>, string>({
      query: (token) => endpoints.sharedPass.path.replace(':token', encodeURIComponent(token)),
    }),
  }),
})

export const { useSharedPassQuery } = passesApi
const { usePassesQuery } = passesApi
export const askPasses = passesApi.endpoints.passes.initiate

/** The customer's passes, and how far the clock of the server that told them is ahead of the phone's; `alone` has none. */
export function useOwnPasses(alone: boolean) {
  const { data, fulfilledTimeStamp } = usePassesQuery(undefined, { skip: alone })
  const ahead = data && fulfilledTimeStamp ? Date.parse(data.now) - fulfilledTimeStamp : 0
  return { passes: data?.data ?? [], ahead }
}
