import { formatExact } from '#contract/rules/money.ts'
import type { Household } from '#contract/schemas/staff-customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { toast } from '#ui/toast.ts'
import * as words from '#words/desk-customers.ts'
import { useEraseCustomerMutation } from '../../api/customers-api.ts'
import { usePinAgain } from '../../api/use-pin-again.tsx'
import { useConsent } from './consent.tsx'
import { Failure } from './phone-dialog.tsx'

type Props = { household: Household; onClose: () => void; onGone: () => void }

/** While money is on its way, nobody is erased; it is said before anybody asks for a code. */
function whyNot({ refund_under_way, payment_under_way }: Household): string | null {
  if (refund_under_way !== null) return words.refundUnderWay(formatExact(refund_under_way))
  return payment_under_way ? words.paymentUnderWay : null
}

export function EraseDialog({ household, onClose, onGone }: Props) {
  const { id, name, phone, children, visits_ever } = household
  const [erase, { isLoading }] = useEraseCustomerMutation()
  const { fields, given, refusal } = useConsent({ id, phone }, 'erase')
  const { dare, pad } = usePinAgain(words.pinAbout)
  const why = whyNot(household)
  const press = async () => {
    if (given === null) return
    const { data, error } = await dare(() => erase({ id, body: given }))
    if (error) return refusal.refuse(error)
    toast(data?.message ?? words.erased)
    onGone()
  }
  const called = name || words.nameless
  const count = children?.length ?? 0
  return (
    <>
      <Dialog open title={words.eraseTitle(called, count)} onClose={onClose}>
        <div className="customer-acts">
          <p>{words.eraseAbout(count, visits_ever)}</p>
          {why !== null && <Note kind="bad">{why}</Note>}
          {why === null && fields}
          <Failure text={refusal.whole} />
        </div>
        <div className="dialog__end">
          <Button kind="soft" onClick={onClose}>
            {words.keepData}
          </Button>
          <Button kind="bad" busy={isLoading} disabled={why !== null || given === null} onClick={() => void press()}>
            {words.eraseAct(called)}
          </Button>
        </div>
      </Dialog>
      {pad}
    </>
  )
}
