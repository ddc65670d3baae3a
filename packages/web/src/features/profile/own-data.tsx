import { useState } from 'react'
import { Block } from '#ui/block.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'
import * as app from '#words/app.ts'
import * as words from '#words/profile.ts'
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
    else if (error) toast.bad(serverProblemsOf(error).message ?? app.wentWrong)
  }
  return (
    <Button kind="soft" size="sm" busy={isLoading} onClick={() => void download()}>
      {!isLoading && <Icon name="download-simple-bold" />}
      {words.downloadData}
    </Button>
  )
}

export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <Block as="section" pad className="stack profile__part" aria-labelledby="own-data">
      <h2 className="h3" id="own-data">
        {words.yourData}
      </h2>
      <p className="mute">{words.yourDataText}</p>
      <div className="row">
        <Download />
        <Button kind="soft" size="sm" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          <Icon name="trash-fill" />
          {words.deleteAccount}
        </Button>
      </div>
      <DeleteAccount open={deleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </Block>
  )
}
