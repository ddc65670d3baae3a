import { digits } from '#words/digits.ts'
import * as words from '#words/ui.ts'
import { Icon } from './icon.tsx'
import './stepper.css'

/** `most` is where it ends; `latin` where figures are the same in every language. */
type Props = { name: string; count: number; most?: number; latin?: boolean; onLess: () => void; onMore: () => void }

/** At its ends a key only says that it is off: a truly disabled button would drop the focus of whoever pressed it. */
export function Stepper({ name, count, most = Infinity, latin = false, onLess, onMore }: Props) {
  const [none, all] = [count === 0, count >= most]
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
      <output>{latin ? count : digits(count)}</output>
      <button
        type="button"
        aria-label={words.addOne(name)}
        aria-disabled={all || undefined}
        onClick={all ? undefined : onMore}
      >
        <Icon name="plus-bold" />
      </button>
    </div>
  )
}
