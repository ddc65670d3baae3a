import type { UnknownAction } from '@reduxjs/toolkit'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { User } from '#contract/schemas/user.ts'
import { setCredentials } from './auth.ts'
import { readToken } from './token.ts'

type Saving = { dispatch: (action: UnknownAction) => unknown; queryFulfilled: Promise<{ data: OneOf<User> }> }

/** Whoever saved something about themselves is shown as it was stored, unless they have left meanwhile, here or in another tab. */
export async function takeSavedUser(_: unknown, { dispatch, queryFulfilled }: Saving): Promise<void> {
  const token = readToken()
  const saved = await queryFulfilled.catch(() => null)
  if (saved && readToken() === token) dispatch(setCredentials({ user: saved.data.data, isLoading: false }))
}
