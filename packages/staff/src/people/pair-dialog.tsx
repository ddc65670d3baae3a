import type { Device } from '#contract/schemas/staff-devices.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import * as words from '#words/team.ts'
import { ShowCode } from './show-code.tsx'
import { usePairing } from './use-pairing.ts'

type Props = { open: boolean; known: Device[]; onClose: () => void }

export function PairDialog({ open, known, onClose }: Props) {
  return (
    <Dialog open={open} title={words.pairDevice} onClose={onClose}>
      <PairForm known={known} onDone={onClose} />
    </Dialog>
  )
}

function PairForm({ known, onDone }: { known: Device[]; onDone: () => void }) {
  const { branches, form, started, begin, isLoading } = usePairing(known, onDone)
  const { register, handleSubmit, formState } = form
  if (started)
    return <ShowCode started={started} busy={isLoading} onNew={() => begin(started.device)} onDone={onDone} />
  const { errors } = formState
  return (
    <form className="pair-form" noValidate onSubmit={handleSubmit(begin)}>
      <div className="pair-form__row">
        <Field label={words.branch} error={errors.branch_id?.message}>
          <Select {...register('branch_id', { valueAsNumber: true })}>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.kind} error={errors.kind?.message}>
          <Select {...register('kind')}>
            <option value="gate">{words.kindGate}</option>
            <option value="counter">{words.kindCounter}</option>
          </Select>
        </Field>
      </div>
      <Field label={words.name} required error={errors.name?.message}>
        <Input autoComplete="off" maxLength={40} {...register('name')} />
      </Field>
      {errors.root && (
        <Note kind="bad" role="alert">
          {errors.root.message}
        </Note>
      )}
      <div className="dialog__end">
        <Button kind="soft" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isLoading}>
          {words.showCode}
        </Button>
      </div>
    </form>
  )
}
