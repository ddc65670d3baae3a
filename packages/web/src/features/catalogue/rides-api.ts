import { endpoints } from '#contract/endpoints.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import type { Ride } from '#contract/schemas/ride.ts'
import { address, api } from '../../api/api.ts'

type Page = { page: number; per_page: number }

export const ridesApi = api.injectEndpoints({
  endpoints: (build) => ({
    rides: build.query<ListOf<Ride>, Page>({
      query: (page) => address(endpoints.rides.path, page),
      providesTags: ['rides'],
    }),
  }),
})

export const { useRidesQuery } = ridesApi
export const askRides = ridesApi.endpoints.rides.initiate
