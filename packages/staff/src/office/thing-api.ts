import type { OneOf } from '#contract/schemas/paging.ts'
import { api } from '../api/api.ts'
import type { Edited } from './form/form-parts.ts'

/** One thing of the content, whichever it is; a screen knows which fields it has. */
export type Thing = Edited & { id: number }
/** Addresses are those of the API: `/staff/rides`, `/staff/rides/5`, `/staff/business`. */
type Change = { path: string; version: number }
export type Version = {
  version: number
  at: string
  by: { id: number; name: string } | null
  fields: Record<string, unknown>
}
export type Versions = { data: Version[]; meta: { next: number | null } }

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })

const content = api.enhanceEndpoints({ addTagTypes: ['content', 'thing'] })

export const thingApi = content.injectEndpoints({
  endpoints: (build) => ({
    things: build.query<unknown[], string>({
      query: (path) => path,
      transformResponse: ({ data }: OneOf<unknown[]>) => data,
      providesTags: ['content'],
    }),
    thing: build.query<unknown, string>({
      query: (path) => path,
      transformResponse: ({ data }: OneOf<unknown>) => data,
      providesTags: ['thing'],
    }),
    addThing: build.mutation<OneOf<unknown>, { path: string; body: object }>({
      query: ({ path, body }) => ({ method: 'POST', url: path, body }),
      invalidatesTags: ['content', 'history'],
    }),
    changeThing: build.mutation<OneOf<unknown>, Change & { body: object }>({
      query: ({ path, version, body }) => ({ method: 'PATCH', url: path, body, headers: ifMatch(version) }),
      invalidatesTags: ['content', 'thing', 'history'],
    }),
    /** The form it was deleted in does not ask for it again. */
    deleteThing: build.mutation<unknown, Change>({
      query: ({ path, version }) => ({ method: 'DELETE', url: path, headers: ifMatch(version) }),
      invalidatesTags: ['content', 'history'],
    }),
    /** Back from the bin, or as it was in `to`. */
    restoreThing: build.mutation<OneOf<unknown>, Change & { to?: number }>({
      query: ({ path, version, to }) => ({
        method: 'POST',
        url: `${path}/restore`,
        body: to === undefined ? {} : { version: to },
        headers: ifMatch(version),
      }),
      invalidatesTags: ['content', 'thing', 'history'],
    }),
    orderThings: build.mutation<unknown, { path: string; ids: number[] }>({
      query: ({ path, ids }) => ({ method: 'PUT', url: `${path}/order`, body: { ids } }),
      invalidatesTags: ['content', 'history'],
    }),
    versions: build.query<Versions, { path: string; before?: number }>({
      query: ({ path, before }) => `${path}/versions${before === undefined ? '' : `?before=${before}`}`,
      providesTags: ['content'],
    }),
  }),
})

export const {
  useThingsQuery,
  useThingQuery,
  useAddThingMutation,
  useChangeThingMutation,
  useDeleteThingMutation,
  useRestoreThingMutation,
  useOrderThingsMutation,
  useVersionsQuery,
} = thingApi
