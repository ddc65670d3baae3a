import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = { asked: boolean; stay: () => void; leave: () => void }

export function DiscardDialog({ asked, stay, leave }: Props) {
  return (
    <Dialog open={asked} title="Discard your changes?" onClose={stay}>
      <p className="mute">What you changed is not saved yet. If you go on, it is lost.</p>
      <div className="row dialog__end">
        <Button onClick={stay}>Keep editing</Button>
        <Button kind="soft" onClick={leave}>
          Discard changes
        </Button>
      </div>
    </Dialog>
  )
}
