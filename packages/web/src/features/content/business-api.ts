import { endpoints } from '#contract/endpoints.ts'
import type { BusinessInfo, Settings } from '#contract/schemas/business.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import { api } from '../../api/api.ts'

export const businessApi = api.injectEndpoints({
  endpoints: (build) => ({
    businessInfo: build.query<OneOf<BusinessInfo>, void>({
      query: () => endpoints.businessInfo.path,
      providesTags: ['business-info'],
    }),
    settings: build.query<OneOf<Settings>, void>({ query: () => endpoints.settings.path, providesTags: ['settings'] }),
  }),
})

export const { useSettingsQuery } = businessApi
export const askBusinessInfo = businessApi.endpoints.businessInfo.initiate
export const askSettings = businessApi.endpoints.settings.initiate

/** Who the centre is; null until it is known, and every page must stand without it. */
export const useBusinessInfo = (): BusinessInfo | null => businessApi.useBusinessInfoQuery().data?.data ?? null
