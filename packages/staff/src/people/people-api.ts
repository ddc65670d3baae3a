import type { ListOf, OneOf } from '#contract/schemas/paging.ts'
import type { Device, NewDevice, Pairing } from '#contract/schemas/staff-devices.ts'
import type { History } from '#contract/schemas/staff-history.ts'
import type { NewPerson, Person, PersonChange } from '#contract/schemas/staff-people.ts'
import { doorEndpoints as calls } from '#contract/staff-endpoints.ts'
import { api } from '../api/api.ts'

const one = (path: string, id: number): string => path.replace(':id', String(id))

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    people: build.query<ListOf<Person>, { page: number; q?: string; per_page?: number }>({
      query: (params) => ({ url: calls.staffPeople.path, params }),
      providesTags: ['people'],
    }),
    addPerson: build.mutation<OneOf<Person>, NewPerson>({
      query: (body) => ({ method: 'POST', url: calls.staffAddPerson.path, body }),
      invalidatesTags: ['people', 'history'],
    }),
    changePerson: build.mutation<OneOf<Person>, { id: number; change: PersonChange }>({
      query: ({ id, change }) => ({ method: 'PATCH', url: one(calls.staffChangePerson.path, id), body: change }),
      invalidatesTags: ['people', 'history', 'me'],
    }),
    devices: build.query<Device[], void>({
      query: () => calls.staffDevices.path,
      transformResponse: ({ data }: OneOf<Device[]>) => data,
      providesTags: ['devices'],
    }),
    startPairing: build.mutation<OneOf<Pairing>, NewDevice>({
      query: (body) => ({ method: 'POST', url: calls.staffPairing.path, body }),
    }),
    unpair: build.mutation<unknown, number>({
      query: (id) => ({ method: 'DELETE', url: one(calls.staffUnpair.path, id) }),
      invalidatesTags: ['devices', 'history'],
    }),
    history: build.query<History, string>({
      query: (search) => `${calls.staffHistory.path}${search}`,
      providesTags: ['history'],
    }),
  }),
})

export const {
  usePeopleQuery,
  useAddPersonMutation,
  useChangePersonMutation,
  useDevicesQuery,
  useStartPairingMutation,
  useUnpairMutation,
  useHistoryQuery,
} = peopleApi
