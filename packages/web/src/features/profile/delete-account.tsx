import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import * as app from '#words/app.ts'
import * as words from '#words/profile.ts'
import * as ui from '#words/ui.ts'
import { deletionLosses } from './deletion-losses.ts'
import { useDeleteUserMutation, useRunningMembershipsQuery, useUnpaidOrdersQuery } from './profile-api.ts'
import { serverProblemsOf } from './server-problems.ts'

type Props = { open: boolean; onClose: () => void; onDeleted: () => void }

/** What this person would lose, by name; the sentence above it holds for everyone. */
function Losses() {
  const { data: memberships = [] } = useRunningMembershipsQuery()
  const { data: unpaid = 0 } = useUnpaidOrdersQuery()
  const losses = deletionLosses(memberships, unpaid)
  if (losses.length === 0) return null
  return (
    <Note kind="warn" role="status">
      {losses.map((loss, at) => (
        <p key={at}>{loss}</p>
      ))}
    </Note>
  )
}

const consequences = (
  <>
    <p>
      <b>{words.deletedLabel}</b> {words.deletedText}
    </p>
    <p>
      <b>{words.keptLabel}</b> {words.keptText}
    </p>
    <p>{words.deleteEnds}</p>
  </>
)

function Confirm({ onClose, onDeleted }: Omit<Props, 'open'>) {
  const [sure, setSure] = useState(false)
  const [deleteUser, { isLoading, error }] = useDeleteUserMutation()
  const confirm = async () => {
    const answer = await deleteUser()
    if (!answer.error) onDeleted()
  }
  return (
    <div className="stack">
      {consequences}
      <Losses />
      <Check checked={sure} onChange={({ target }) => setSure(target.checked)}>
        {words.deleteSure}
      </Check>
      {error && (
        <Note kind="bad" role="alert">
          {serverProblemsOf(error).message ?? app.wentWrong}
        </Note>
      )}
      <div className="row">
        <Button kind="bad" disabled={!sure} busy={isLoading} onClick={() => void confirm()}>
          {words.deleteAccount}
        </Button>
        <Button kind="soft" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </div>
  )
}

export function DeleteAccount({ open, onClose, onDeleted }: Props) {
  return (
    <Dialog open={open} title={words.deleteTitle} onClose={onClose}>
      <Confirm onClose={onClose} onDeleted={onDeleted} />
    </Dialog>
  )
}
