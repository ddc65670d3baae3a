import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/office.ts'

type Props = { asked: boolean; stay: () => void; leave: () => void }

/** Asked as in the forms of the office. */
export function LeaveDay({ asked, stay, leave }: Props) {
  return (
    <Dialog open={asked} title={words.leaveTitle} onClose={stay}>
      <p className="mute">{words.leaveText}</p>
      <div className="dialog__end">
        <Button kind="soft" onClick={leave}>
          {words.leave}
        </Button>
        <Button onClick={stay}>{words.stay}</Button>
      </div>
    </Dialog>
  )
}
