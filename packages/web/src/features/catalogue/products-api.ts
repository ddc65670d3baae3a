import { endpoints } from '#contract/endpoints.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import type { Product } from '#contract/schemas/product.ts'
import { address, api } from '../../api/api.ts'

/** All of them at once: a ticket that is missing from this list counts as no longer sold. */
const ALL = { page: 1, per_page: 150 }

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ListOf<Product>, void>({
      query: () => address(endpoints.products.path, ALL),
      providesTags: ['products'],
    }),
  }),
})

export const { useProductsQuery } = productsApi
export const askProducts = productsApi.endpoints.products.initiate
