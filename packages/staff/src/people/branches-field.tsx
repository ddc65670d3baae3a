import { useId } from 'react'
import { can } from '#contract/rights.ts'
import { Check } from '#ui/check.tsx'
import { FieldError } from '#ui/field.tsx'
import { branchesRequired } from '#words/staff-office.ts'
import * as words from '#words/team.ts'
import { useMe } from '../api/use-me.ts'

type Ids = number[] | 'all'
type Props = { value: Ids; isMissing: boolean; onChange: (ids: Ids) => void }

/** One's own branches can be given; all of them, with those to come, only by who keeps everybody. */
export function BranchesField({ value, isMissing, onChange }: Props) {
  const { role, branches } = useMe()
  const errorId = useId()
  const chosen = value === 'all' ? [] : value
  const toggle = (id: number, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <fieldset aria-describedby={isMissing ? errorId : undefined}>
      <legend className="label">{words.branches}</legend>
      <div className="checks">
        {can(role, 'people_all') && (
          <Check checked={value === 'all'} onChange={({ target }) => onChange(target.checked ? 'all' : [])}>
            {words.allBranches}
          </Check>
        )}
        {value !== 'all' &&
          branches.map(({ id, name }) => (
            <Check key={id} checked={chosen.includes(id)} onChange={({ target }) => toggle(id, target.checked)}>
              {name}
            </Check>
          ))}
      </div>
      {isMissing && <FieldError id={errorId} text={branchesRequired} />}
    </fieldset>
  )
}
