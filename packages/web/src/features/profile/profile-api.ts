import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react'
import { endpoints } from '#contract/endpoints.ts'
import type { ListOf, OneOf } from '#contract/schemas/paging.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import type { User } from '#contract/schemas/user.ts'
import { address, api } from '../../api/api.ts'
import { takeSavedUser } from '../session/take-saved-user.ts'
import { type Draft, formOf } from './profile-draft.ts'

/** Five megabytes over a slow mobile line. */
const UPLOAD_MS = 180_000
/** As long as the server goes on sending: years of orders are many megabytes. */
const DOWNLOAD_MS = 900_000

/** The name that the server gave the file it sends. */
const fileNameIn = (disposition: string | null | undefined): string =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'my-data.json'

const { updateProfile, ownData, deleteUser, sales, subscriptions } = endpoints

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<OneOf<User>, Draft>({
      query: (draft) => ({
        method: updateProfile.method,
        url: updateProfile.path,
        body: formOf(draft),
        timeout: UPLOAD_MS,
      }),
      onQueryStarted: takeSavedUser,
    }),
    ownData: build.mutation<{ name: string; text: string }, void>({
      // The file is the text as it came; only a refusal is read.
      query: () => ({
        url: ownData.path,
        timeout: DOWNLOAD_MS,
        responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
      }),
      transformResponse: (text: string, meta) => ({
        text,
        name: fileNameIn((meta as FetchBaseQueryMeta).response?.headers.get('content-disposition')),
      }),
    }),
    deleteUser: build.mutation<unknown, void>({ query: () => ({ method: deleteUser.method, url: deleteUser.path }) }),
    // One that has expired is not waited for any more.
    unpaidOrders: build.query<number, void>({
      query: () => address(sales.path, { filter: 'unpaid', per_page: 150 }),
      transformResponse: ({ data }: ListOf<Sale>) => data.filter(({ payable }) => payable).length,
      providesTags: ['sales'],
    }),
    runningMemberships: build.query<string[], void>({
      query: () => address(subscriptions.path, { per_page: 150 }),
      transformResponse: ({ data }: ListOf<Subscription>) => data.filter(isRunning).map((one) => one.package.name),
      providesTags: ['subscriptions'],
    }),
  }),
})

/** Active, or paid and yet to begin. */
const isRunning = ({ status }: Subscription): boolean => status === 1 || status === 4

export const {
  useUpdateProfileMutation,
  useOwnDataMutation,
  useDeleteUserMutation,
  useUnpaidOrdersQuery,
  useRunningMembershipsQuery,
} = profileApi
