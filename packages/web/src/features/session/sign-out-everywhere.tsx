import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useLogoutEverywhereMutation } from './log-out-api.ts'
import { leave, whyStillSignedIn } from './log-out.ts'
import { useSessionDispatch } from './use-session.ts'

function Confirm({ onClose }: { onClose: () => void }) {
  const dispatch = useSessionDispatch()
  const [ask, { isLoading, error }] = useLogoutEverywhereMutation()
  const signOut = async () => {
    const answer = await ask()
    if (!answer.error) leave(dispatch, 'Signed out everywhere.')
  }
  return (
    <div className="stack">
      <p>
        Every phone and computer that is signed in with your number is signed out, this one too. Your tickets and
        memberships stay.
      </p>
      {error && (
        <Note kind="bad" role="alert">
          {whyStillSignedIn(error)}
        </Note>
      )}
      <div className="row">
        <Button busy={isLoading} onClick={() => void signOut()}>
          Sign out everywhere
        </Button>
        <Button kind="soft" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Sign out everywhere
      </button>
      <Dialog open={asking} title="Sign out everywhere?" onClose={close}>
        <Confirm onClose={close} />
      </Dialog>
    </>
  )
}
