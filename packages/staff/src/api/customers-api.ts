import type { z } from 'zod'
import { customerEndpoints as calls } from '#contract/desk-endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { CodeSent } from '#contract/schemas/sign-in.ts'
import type {
  ChangePhone,
  Household,
  HouseholdRows,
  MergeCustomers,
  SendCustomerCode,
  VisitDays,
  WithConsent,
} from '#contract/schemas/staff-customers.ts'
import type { Note } from '#contract/schemas/staff-orders.ts'
import { api } from './api.ts'

type Said = { message: string }
type Acting<Body> = { id: number; body: Body }
export type OwnFile = { name: string; text: string }

/** As long as the server gives a slow line to take a file. */
const PATIENCE_WITH_FILES_MS = 15 * 60_000

const one = (path: string, id: number): string => path.replace(':id', String(id))
const post = <Body>(path: string, { id, body }: Acting<Body>) => ({ method: 'POST', url: one(path, id), body })

/** Customers, the page of one, and what is done for them. Each reading of a page is logged, so an act changes what is shown without asking again. */
const customersApi = api.enhanceEndpoints({ addTagTypes: ['customers', 'customer'] }).injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<HouseholdRows, string>({
      query: (search) => `${calls.staffCustomers.path}${search}`,
      providesTags: ['customers'],
      keepUnusedDataFor: 30,
    }),
    household: build.query<Household, number>({
      query: (id) => one(calls.staffCustomer.path, id),
      transformResponse: ({ data }: OneOf<Household>) => data,
      providesTags: ['customer'],
      keepUnusedDataFor: 0,
    }),
    visitsOf: build.query<VisitDays, { id: number; page: number }>({
      query: ({ id, page }) => ({ url: one(calls.customerVisits.path, id), params: { page } }),
      keepUnusedDataFor: 0,
    }),
    writeCustomerNote: build.mutation<OneOf<Note>, Acting<{ text: string }>>({
      query: (asked) => post(calls.writeCustomerNote.path, asked),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const kept = await queryFulfilled.catch(() => null)
        if (kept)
          dispatch(
            customersApi.util.updateQueryData('household', id, (shown) => void shown.notes.unshift(kept.data.data)),
          )
      },
    }),
    sendCustomerCode: build.mutation<CodeSent, Acting<z.input<typeof SendCustomerCode>>>({
      query: (asked) => post(calls.sendCustomerCode.path, asked),
    }),
    changeCustomerPhone: build.mutation<Said & OneOf<{ phone: string }>, Acting<z.input<typeof ChangePhone>>>({
      query: (asked) => post(calls.changeCustomerPhone.path, asked),
      invalidatesTags: (_, error) => (error ? [] : ['customers']),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => null)
        if (changed)
          dispatch(
            customersApi.util.updateQueryData('household', id, (shown) => void (shown.phone = changed.data.data.phone)),
          )
      },
    }),
    mergeCustomers: build.mutation<Said & OneOf<{ id: number }>, Acting<z.input<typeof MergeCustomers>>>({
      query: (asked) => post(calls.mergeCustomers.path, asked),
      invalidatesTags: (_, error) => (error ? [] : ['customers', 'customer']),
    }),
    eraseCustomer: build.mutation<Said, Acting<z.input<typeof WithConsent>>>({
      query: (asked) => post(calls.eraseCustomer.path, asked),
      invalidatesTags: (_, error) => (error ? [] : ['customers']),
    }),
    handOverData: build.mutation<OwnFile, Acting<z.input<typeof WithConsent>>>({
      query: (asked) => ({
        ...post(calls.handOverData.path, asked),
        timeout: PATIENCE_WITH_FILES_MS,
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      transformResponse: (text: string, meta: { response?: Response } | undefined) => ({
        name: nameOf(meta?.response),
        text,
      }),
    }),
  }),
})

const nameOf = (response: Response | undefined): string =>
  /filename="([^"]+)"/.exec(response?.headers.get('content-disposition') ?? '')?.[1] ?? 'my-data.json'

export const {
  useCustomersQuery,
  useHouseholdQuery,
  useVisitsOfQuery,
  useWriteCustomerNoteMutation,
  useSendCustomerCodeMutation,
  useChangeCustomerPhoneMutation,
  useMergeCustomersMutation,
  useEraseCustomerMutation,
  useHandOverDataMutation,
} = customersApi
