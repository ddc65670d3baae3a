import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
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
      {losses.map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
    </Note>
  )
}

const consequences = (
  <>
    <p>
      <b>Deleted:</b> your name, phone number, email, picture and children. You are signed out everywhere.
    </p>
    <p>
      <b>Kept for the books:</b> your orders and payments, without your name, phone number and children.
    </p>
    <p>Unused tickets and memberships end without a refund. Nothing of this can be undone.</p>
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
        I understand. Delete my account for good.
      </Check>
      {error && (
        <Note kind="bad" role="alert">
          {serverProblemsOf(error).message ?? 'Something went wrong'}
        </Note>
      )}
      <div className="row">
        <Button kind="bad" disabled={!sure} busy={isLoading} onClick={() => void confirm()}>
          Delete my account
        </Button>
        <Button kind="soft" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

export function DeleteAccount({ open, onClose, onDeleted }: Props) {
  return (
    <Dialog open={open} title="Delete your account?" onClose={onClose}>
      <Confirm onClose={onClose} onDeleted={onDeleted} />
    </Dialog>
  )
}
