import type { Household } from '#contract/schemas/staff-customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'
import * as words from '#words/desk-customers.ts'
import { type OwnFile, useHandOverDataMutation } from '../../api/customers-api.ts'
import { useConsent } from './consent.tsx'
import { Failure } from './phone-dialog.tsx'

/** The browser keeps it where it keeps what it downloads. */
function save({ name, text }: OwnFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Everything the centre holds on a customer, for them alone. */
export function HandOverDialog({ household, onClose }: { household: Household; onClose: () => void }) {
  const { id, name } = household
  const [handOver, { isLoading, reset }] = useHandOverDataMutation()
  const { fields, given, refusal } = useConsent(household, 'data')
  const press = async () => {
    if (given === null) return
    const { data, error } = await handOver({ id, body: given })
    if (error) return refusal.refuse(error)
    save(data)
    reset()
    toast(words.handedOver)
    onClose()
  }
  return (
    <Dialog open title={words.handOverTitle(name || words.nameless)} onClose={onClose}>
      <div className="customer-acts">
        <p>{words.handOverAbout}</p>
        {fields}
        <Failure text={refusal.whole} />
      </div>
      <div className="dialog__end">
        <Button kind="soft" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button busy={isLoading} disabled={given === null} onClick={() => void press()}>
          {words.handOverAct}
        </Button>
      </div>
    </Dialog>
  )
}
