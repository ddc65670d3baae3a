import { memo, type Ref } from 'react'
import type { Branch } from '#contract/schemas/branch.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import * as words from '#words/checkout.ts'
import { Step } from './step.tsx'

type Props = {
  branches: Branch[]
  branch: number | null
  error?: string
  field: Ref<HTMLSelectElement>
  onChoose: (id: number) => void
}

export const branchOf = (branches: Branch[], chosen: number | null): number | null =>
  (branches.find(({ id }) => id === chosen) ?? branches[0])?.id ?? null

export const BranchStep = memo(function BranchStep({ branches, branch, error, field, onChoose }: Props) {
  return (
    <Step number={1} title={words.branch}>
      <Field label={words.chooseBranch} required error={error}>
        <Select ref={field} value={branch ?? ''} onChange={({ target }) => onChoose(Number(target.value))}>
          {branch === null && <option value="">{words.selectBranch}</option>}
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </Step>
  )
})
