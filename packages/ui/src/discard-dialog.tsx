import * as words from '#words/ui.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = { asked: boolean; stay: () => void; leave: () => void }

export function DiscardDialog({ asked, stay, leave }: Props) {
  return (
    <Dialog open={asked} title={words.discardTitle} onClose={stay}>
      <p className="mute">{words.discardText}</p>
      <div className="row dialog__end">
        <Button onClick={stay}>{words.keepEditing}</Button>
        <Button kind="soft" onClick={leave}>
          {words.discardChanges}
        </Button>
      </div>
    </Dialog>
  )
}
