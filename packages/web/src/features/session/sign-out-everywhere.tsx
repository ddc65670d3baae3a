import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/session.ts'
import * as ui from '#words/ui.ts'
import { useLogoutEverywhereMutation } from './log-out-api.ts'
import { leave, whyStillSignedIn } from './log-out.ts'
import { useSessionDispatch } from './use-session.ts'

function Confirm({ onClose }: { onClose: () => void }) {
  const dispatch = useSessionDispatch()
  const [ask, { isLoading, error }] = useLogoutEverywhereMutation()
  const signOut = async () => {
    const answer = await ask()
    if (!answer.error) leave(dispatch, 'signedOutEverywhere')
  }
  return (
    <div className="stack">
      <p>{words.signOutEverywhereText}</p>
      {error && (
        <Note kind="bad" role="alert">
          {whyStillSignedIn(error)}
        </Note>
      )}
      <div className="row">
        <Button busy={isLoading} onClick={() => void signOut()}>
          {words.signOutEverywhere}
        </Button>
        <Button kind="soft" onClick={onClose}>
          {ui.cancel}
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
        {words.signOutEverywhere}
      </button>
      <Dialog open={asking} title={words.signOutEverywhereTitle} onClose={close}>
        <Confirm onClose={close} />
      </Dialog>
    </>
  )
}
