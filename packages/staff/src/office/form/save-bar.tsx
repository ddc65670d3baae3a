import { Button } from '#ui/button.tsx'
import * as words from '#words/office.ts'
import './save-bar.css'

type Props = { saving: boolean; onCancel: () => void }

/** Only while there is something to save. */
export function SaveBar({ saving, onCancel }: Props) {
  return (
    <div className="save-bar">
      <p>
        <b>{words.unsaved}</b> · {words.keptHere}
      </p>
      <Button kind="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button type="submit" busy={saving}>
        {saving ? words.saving : words.save}
      </Button>
    </div>
  )
}
