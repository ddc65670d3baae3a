import { formatShort } from '#contract/rules/money.ts'
import { isAdult } from '#contract/rules/riders.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Empty } from '#ui/state.tsx'
import { Stepper } from '#ui/stepper.tsx'
import * as words from '#words/checkout.ts'
import * as money from '#words/money.ts'
import * as ui from '#words/ui.ts'
import './add-person.css'
import { isPriced, placesOf, type RiderType } from './membership-order.ts'

type Props = {
  open: boolean
  types: RiderType[]
  total: number
  onAdd: (rider: RiderType) => void
  onRemove: (rider: RiderType) => void
  onClose: () => void
}

/** Counts all riders of the kind, so that it is plain which of them the package includes. */
function Kind({ rider, onAdd, onRemove }: { rider: RiderType } & Pick<Props, 'onAdd' | 'onRemove'>) {
  const { type, name, included, price } = rider
  const adult = isAdult(type)
  return (
    <li className={adult ? 'rider-kind rider-kind--adult' : 'rider-kind'}>
      <span className="rider-kind__face">
        <Icon name={adult ? 'user-fill' : 'smiley-fill'} />
      </span>
      <div className="rider-kind__words">
        <p className="h3" lang={langOf(name)}>
          {name}
        </p>
        <p className="sm mute">
          {isPriced(rider) && <span className="num">{words.plusPrice(formatShort(price))}</span>}{' '}
          <span>{words.includedCount(included)}</span>
        </p>
      </div>
      <Stepper name={name} count={placesOf(rider)} onLess={() => onRemove(rider)} onMore={() => onAdd(rider)} />
    </li>
  )
}

export function AddPerson({ open, types, total, onAdd, onRemove, onClose }: Props) {
  return (
    <Dialog open={open} title={words.addPerson} onClose={onClose}>
      {types.length === 0 ? (
        <Empty text={words.noRiderTypes} />
      ) : (
        <ul className="rider-kinds">
          {types.map((rider) => (
            <Kind key={rider.id} rider={rider} onAdd={onAdd} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <div className="rider-kinds__end">
        <p>
          <span className="sm mute">{words.total}</span>
          <b className="num">{money.sum(total)}</b>
        </p>
        <Button onClick={onClose}>{ui.done}</Button>
      </div>
    </Dialog>
  )
}
