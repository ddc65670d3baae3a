import { endpoints } from '#contract/endpoints.ts'
import type { Group } from '#contract/schemas/group.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import { address, api } from '../../api/api.ts'

type Page = { page: number; per_page: number }

/** Groups of rides and groups of services have one shape; only their lists differ. */
export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    abouts: build.query<ListOf<Group>, Page>({
      query: (page) => address(endpoints.abouts.path, page),
      providesTags: ['abouts'],
    }),
    services: build.query<ListOf<Group>, Page>({
      query: (page) => address(endpoints.services.path, page),
      providesTags: ['services'],
    }),
  }),
})

export const { useAboutsQuery, useServicesQuery } = groupsApi
export const askAbouts = groupsApi.endpoints.abouts.initiate
export const askServices = groupsApi.endpoints.services.initiate
