import { useId, useState } from 'react'
import { clockTime } from '#contract/rules/clock-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { langOf } from '#ui/lang-of.ts'
import * as words from '#words/office.ts'
import './conflict-dialog.css'
import type { Difference, Side } from './differing.ts'
import { type Show, showValue } from './show-value.ts'
import type { Conflict, Edited } from './form-parts.ts'

type Props = {
  conflict: Conflict<Edited> | null
  /** What a field is called; one without a name shows its own. */
  names: Record<string, string>
  show?: Show
  onSettle: (chosen: Record<string, Side>) => void
  onTakeTheirs: () => void
  onClose: () => void
}

export function ConflictDialog({ conflict, onClose, ...rest }: Props) {
  const { updated_by: by, updated_at: at } = conflict?.theirs ?? { updated_by: null, updated_at: null }
  const title = words.conflictTitle(by?.name ?? words.somebody, at === null ? '' : clockTime(new Date(at)))
  return (
    <Dialog open={conflict !== null} title={title} onClose={onClose}>
      {conflict && <Choices conflict={conflict} {...rest} />}
    </Dialog>
  )
}

function Choices({
  conflict,
  names,
  show = showValue,
  onSettle,
  onTakeTheirs,
}: Omit<Props, 'onClose' | 'conflict'> & { conflict: Conflict<Edited> }) {
  const { differences } = conflict
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  return (
    <>
      <p>{differences.length > 0 ? words.conflictText : words.conflictSame}</p>
      {differences.map((each) => (
        <Choice
          key={each.field}
          difference={each}
          name={names[each.field] ?? each.field}
          show={show}
          chosen={chosen[each.field] ?? each.first}
          onChoose={(side) => setChosen({ ...chosen, [each.field]: side })}
        />
      ))}
      <div className="dialog__end">
        <Button kind="soft" onClick={onTakeTheirs}>
          {words.takeAllTheirs}
        </Button>
        <Button onClick={() => onSettle(chosen)}>{words.saveMix}</Button>
      </div>
    </>
  )
}

type ChoiceProps = { difference: Difference; name: string; show: Show; chosen: Side; onChoose: (side: Side) => void }

function Choice({ difference, name, show, chosen, onChoose }: ChoiceProps) {
  const group = useId()
  const sides = { mine: words.keepMine, theirs: words.takeTheirs } as const
  return (
    <fieldset className="conflict">
      <legend>{name}</legend>
      {(['mine', 'theirs'] as const).map((side) => {
        const text = show(difference.field, difference[side], difference[side === 'mine' ? 'theirs' : 'mine'])
        return (
          <label key={side}>
            <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
            <span lang={langOf(text)}>{text}</span>
            <small>{sides[side]}</small>
          </label>
        )
      })}
    </fieldset>
  )
}
