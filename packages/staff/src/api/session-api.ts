import { doorEndpoints as calls } from '#contract/staff-endpoints.ts'
import type { Language } from '#contract/rules/language.ts'
import type { CodeSent } from '#contract/schemas/sign-in.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { Me, OwnDevice } from '#contract/schemas/staff.ts'
import type { PersonName } from '#contract/schemas/staff-people.ts'
import { api } from './api.ts'
import { sessionSlice } from './session-slice.ts'

/** The names to tap, on a device on which nobody is signed in. */
export type Names = { data: PersonName[]; device: OwnDevice; centre: string }

type Step = { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<{ data: Me }> }

/** Who has come in is known at once; what the one before has seen is forgotten. */
async function comeIn(_: unknown, { dispatch, queryFulfilled }: Step): Promise<void> {
  const answered = await queryFulfilled.catch(() => null)
  if (answered === null) return
  dispatch(sessionSlice.actions.begun())
  dispatch(sessionApi.util.upsertQueryData('me', undefined, answered.data))
  dispatch(api.util.invalidateTags(['names', 'people', 'devices', 'history', 'now']))
}

const me = ({ data }: OneOf<Me>): Me => data

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Me, void>({ query: () => calls.staffMe.path, transformResponse: me, providesTags: ['me'] }),
    names: build.query<Names, void>({ query: () => calls.staffPeople.path, providesTags: ['names'] }),
    sendCode: build.mutation<CodeSent, { phone_no: string; proof?: string }>({
      query: (body) => ({ method: 'POST', url: calls.staffSignInPhone.path, body }),
    }),
    signInByCode: build.mutation<Me, { phone_no: string; code: string }>({
      query: (body) => ({ method: 'POST', url: calls.staffSignInCode.path, body }),
      transformResponse: me,
      onQueryStarted: comeIn,
    }),
    signInByLink: build.mutation<Me, { token: string }>({
      query: (body) => ({ method: 'POST', url: calls.staffSignInLink.path, body }),
      transformResponse: me,
      onQueryStarted: comeIn,
    }),
    signInByPin: build.mutation<Me, { staff_id: number; pin: string }>({
      query: (body) => ({ method: 'POST', url: calls.staffSignInPin.path, body }),
      transformResponse: me,
      onQueryStarted: comeIn,
    }),
    unlock: build.mutation<Me, { pin: string }>({
      query: (body) => ({ method: 'POST', url: calls.staffUnlock.path, body }),
      transformResponse: me,
      onQueryStarted: comeIn,
    }),
    savePin: build.mutation<Me, { pin: string; old_pin?: string }>({
      query: (body) => ({ method: 'POST', url: calls.staffPin.path, body }),
      transformResponse: me,
      onQueryStarted: comeIn,
    }),
    changeLanguage: build.mutation<Me, { language: Language }>({
      query: (body) => ({ method: 'PATCH', url: calls.staffChangeMe.path, body }),
      transformResponse: me,
      onQueryStarted: comeIn,
    }),
    /** The screen is locked before the server has heard of it: without a line, too. */
    lock: build.mutation<unknown, void>({
      query: () => ({ method: 'POST', url: calls.staffLock.path }),
      onQueryStarted: (_, { dispatch }) =>
        void dispatch(sessionApi.util.updateQueryData('me', undefined, (known) => void (known.locked = true))),
      // Only a locked screen is told the names: who asked sooner asks again.
      invalidatesTags: ['names'],
    }),
    signOut: build.mutation<unknown, void>({ query: () => ({ method: 'POST', url: calls.staffSignOut.path }) }),
    pair: build.mutation<OneOf<OwnDevice>, { code: string }>({
      query: (body) => ({ method: 'POST', url: calls.staffPair.path, body }),
      invalidatesTags: ['names', 'me'],
    }),
  }),
})

export const {
  useMeQuery,
  useNamesQuery,
  useSendCodeMutation,
  useSignInByCodeMutation,
  useSignInByLinkMutation,
  useSignInByPinMutation,
  useUnlockMutation,
  useSavePinMutation,
  useChangeLanguageMutation,
  useLockMutation,
  useSignOutMutation,
  usePairMutation,
} = sessionApi
