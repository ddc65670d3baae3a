import type { PersonName } from '#contract/schemas/staff-people.ts'
import * as words from '#words/door.ts'
import { useSignInByPinMutation } from '../api/session-api.ts'
import { failureOf } from './failure.ts'

/** On a paired device: whoever tapped their name comes in, and whoever was in before goes. */
export function useSignInByPin(): (person: PersonName, pin: string) => Promise<string | undefined> {
  const [signIn] = useSignInByPinMutation()
  return async ({ id }, pin) => {
    const { error } = await signIn({ staff_id: id, pin })
    return error ? failureOf(error, words.noAnswer) : undefined
  }
}
