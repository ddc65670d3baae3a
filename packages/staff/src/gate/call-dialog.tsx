import { dialPhone, showPhone } from '#contract/rules/phone.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/gate-screen.ts'
import { useManagersQuery } from '../api/approvals-api.ts'
import './call-dialog.css'

type Props = { canEnterPin: boolean; onPin: () => void; onClose: () => void }

/** The managers of the branch, each a tap away. */
export function CallDialog({ canEnterPin, onPin, onClose }: Props) {
  const { data: managers = [], isLoading } = useManagersQuery()
  return (
    <Dialog open title={words.callManager} onClose={onClose}>
      <div className="gate-call">
        {managers.length === 0 && <p role="status">{isLoading ? words.loading : words.noManagers}</p>}
        {managers.map(({ id, name, phone }) => (
          <a key={id} href={dialPhone(phone)}>
            <Icon name="phone-fill" />
            <b>{name}</b>
            <span className="num">{showPhone(phone)}</span>
          </a>
        ))}
        {canEnterPin && (
          <Button size="lg" full onClick={onPin}>
            {words.enterManagersPin}
          </Button>
        )}
        <Button kind="quiet" full onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </Dialog>
  )
}
