import { endpoints } from '#contract/endpoints.ts'
import type { GalleryItem } from '#contract/schemas/gallery.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import { address, api } from '../../api/api.ts'

type Page = { page: number; per_page: number }

export const galleriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    galleries: build.query<ListOf<GalleryItem>, Page>({
      query: (page) => address(endpoints.galleries.path, page),
      providesTags: ['galleries'],
    }),
  }),
})

export const { useGalleriesQuery } = galleriesApi
export const askGalleries = galleriesApi.endpoints.galleries.initiate
