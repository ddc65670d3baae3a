import { useState } from 'react'
import { useParams } from 'react-router'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/door.ts'
import { useSignInByLinkMutation } from '../api/session-api.ts'
import { DoorFrame, DoorTitle } from './door-frame.tsx'
import { failureOf } from './failure.ts'
import { useEntered } from './use-entered.ts'

/** A link that works once is used by a press, not by whatever looks at links in a message. */
export function Component() {
  const { token = '' } = useParams()
  const [open, { isLoading }] = useSignInByLinkMutation()
  const [failure, setFailure] = useState<string>()
  const entered = useEntered()
  const press = async () => {
    const { error } = await open({ token })
    if (error) setFailure(failureOf(error, words.noAnswer))
    else entered()
  }
  return (
    <DoorFrame>
      <title>{words.linkTitle}</title>
      <DoorTitle title={words.linkTitle} about={words.linkAbout} />
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <Button size="lg" full busy={isLoading} onClick={press}>
        {isLoading ? words.opening : words.open}
      </Button>
      {failure && (
        <ButtonLink kind="quiet" to={staffPaths.signIn}>
          {words.toSignIn}
        </ButtonLink>
      )}
    </DoorFrame>
  )
}
