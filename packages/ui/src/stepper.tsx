import { digits } from '#words/digits.ts'
import * as words from '#words/ui.ts'
import { Icon } from './icon.tsx'
import './stepper.css'

type Props = { name: string; count: number; onLess: () => void; onMore: () => void }

/** At nothing the minus only says that it is off: a truly disabled button would drop the focus of whoever pressed it. */
export function Stepper({ name, count, onLess, onMore }: Props) {
  const none = count === 0
  return (
    <div className="stepper" role="group" aria-label={words.quantityOf(name)}>
      <button
        type="button"
        aria-label={words.removeOne(name)}
        aria-disabled={none || undefined}
        onClick={none ? undefined : onLess}
      >
        <Icon name="minus-bold" />
      </button>
      <output>{digits(count)}</output>
      <button type="button" aria-label={words.addOne(name)} onClick={onMore}>
        <Icon name="plus-bold" />
      </button>
    </div>
  )
}
