import { endpoints } from '#contract/endpoints.ts'
import { MAX_PAGE_SIZE } from '#contract/rules/paging.ts'
import type { Package } from '#contract/schemas/package.ts'
import type { ListOf, OneOf } from '#contract/schemas/paging.ts'
import { address, api } from '../../api/api.ts'

export const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<ListOf<Package>, void>({
      query: () => address(endpoints.packages.path, { per_page: MAX_PAGE_SIZE }),
      providesTags: ['packages'],
    }),
    package: build.query<OneOf<Package>, number>({
      query: (id) => endpoints.package.path.replace(':id', String(id)),
      providesTags: ['package'],
    }),
  }),
})

export const { usePackagesQuery, usePackageQuery } = packagesApi
export const askPackages = packagesApi.endpoints.packages.initiate
export const askPackage = packagesApi.endpoints.package.initiate
