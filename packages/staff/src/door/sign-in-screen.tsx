import { useState } from 'react'
import * as words from '#words/door.ts'
import * as staff from '#words/staff.ts'
import { useNamesQuery } from '../api/session-api.ts'
import { useAppSelector } from '../api/store.ts'
import { NamesToTap } from './names-to-tap.tsx'
import { SignInByCode } from './sign-in-by-code.tsx'
import { useSignInByPin } from './use-sign-in-by-pin.ts'

/** A paired device knows who works there: they tap their name. Everywhere else one signs in by code. */
export function Component() {
  const [byCode, setByCode] = useState(false)
  const ended = useAppSelector(({ session }) => session.ended)
  const signIn = useSignInByPin()
  const names = useNamesQuery(undefined, { refetchOnMountOrArgChange: true })
  // That one has to sign in is what the screen says anyway.
  const why = ended && ended.message !== staff.pleaseSignIn ? ended.message : null
  const known = names.isError ? undefined : names.data
  if (known && 'device' in known && !byCode)
    return (
      <NamesToTap names={known} why={why} onPin={signIn} act={words.signIn} onSomebodyElse={() => setByCode(true)} />
    )
  if (names.isLoading) return null
  return <SignInByCode why={why} />
}
