import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/office-lists.ts'
import './move-dialog.css'

type Props = { name: string | null; at: number; last: number; onMove: (to: number) => void; onClose: () => void }

/** For who cannot drag: a press on the handle. */
export function MoveDialog({ name, at, last, onMove, onClose }: Props) {
  const ways = [
    { to: 0, text: words.toTop, icon: 'arrow-up-bold', off: at === 0 },
    { to: at - 1, text: words.up, icon: 'arrow-up-bold', off: at === 0 },
    { to: at + 1, text: words.down, icon: 'arrow-down-bold', off: at === last },
  ] as const
  return (
    <Dialog open={name !== null} title={words.moveTitle(name ?? '')} onClose={onClose}>
      <div className="move-ways">
        {ways.map(({ to, text, icon, off }) => (
          <Button key={text} kind="soft" disabled={off} onClick={() => onMove(to)}>
            <Icon name={icon} />
            {text}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
