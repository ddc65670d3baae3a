import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sum as sumOf } from '#words/money.ts'
import * as words from '#words/office.ts'

type Props = { price: number | null; onSure: () => void; onClose: () => void }

/** Asked once: a price of nothing, or of over a lakh, may be meant. */
export function PriceDialog({ price, onSure, onClose }: Props) {
  const sum = sumOf(price ?? 0)
  return (
    <Dialog open={price !== null} title={words.really(sum)} onClose={onClose}>
      <p className="mute">{words.reallyText}</p>
      <div className="dialog__end">
        <Button kind="soft" onClick={onClose}>
          {words.changePrice}
        </Button>
        <Button onClick={onSure}>{words.savePrice(sum)}</Button>
      </div>
    </Dialog>
  )
}
