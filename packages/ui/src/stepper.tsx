import { Icon } from './icon.tsx'
import './stepper.css'

type Props = { name: string; count: number; onLess: () => void; onMore: () => void }

/** At nothing the minus only says that it is off: a truly disabled button would drop the focus of whoever pressed it. */
export function Stepper({ name, count, onLess, onMore }: Props) {
  const none = count === 0
  return (
    <div className="stepper" role="group" aria-label={`${name} quantity`}>
      <button
        type="button"
        aria-label={`Remove one ${name}`}
        aria-disabled={none || undefined}
        onClick={none ? undefined : onLess}
      >
        <Icon name="minus-bold" />
      </button>
      <output>{count}</output>
      <button type="button" aria-label={`Add one ${name}`} onClick={onMore}>
        <Icon name="plus-bold" />
      </button>
    </div>
  )
}
