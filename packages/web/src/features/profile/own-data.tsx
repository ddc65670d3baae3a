import { useState } from 'react'
import { Block } from '#ui/block.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'
import { saveFile } from '../orders/save-file.ts'
import { DeleteAccount } from './delete-account.tsx'
import { useOwnDataMutation } from './profile-api.ts'
import { serverProblemsOf } from './server-problems.ts'

function Download() {
  const [fetchData, { isLoading }] = useOwnDataMutation()
  const download = async () => {
    const { data, error } = await fetchData()
    // A link would not carry the token, so the file is made of what was fetched.
    if (data) saveFile(new Blob([data.text], { type: 'application/json' }), data.name)
    else if (error) toast.bad(serverProblemsOf(error).message ?? 'Something went wrong')
  }
  return (
    <Button kind="soft" size="sm" busy={isLoading} onClick={() => void download()}>
      {!isLoading && <Icon name="download-simple-bold" />}
      Download my data
    </Button>
  )
}

export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <Block as="section" pad className="stack profile__part" aria-labelledby="own-data">
      <h2 className="h3" id="own-data">
        Your data
      </h2>
      <p className="mute">
        See everything we keep about you in one file: your profile, children, orders, payments and messages. Or delete
        your account for good.
      </p>
      <div className="row">
        <Download />
        <Button kind="soft" size="sm" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          <Icon name="trash-fill" />
          Delete my account
        </Button>
      </div>
      <DeleteAccount open={deleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </Block>
  )
}
