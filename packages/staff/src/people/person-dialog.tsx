import type { Person } from '#contract/schemas/staff-people.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { Switch } from '#ui/switch.tsx'
import * as words from '#words/team.ts'
import { BranchesField } from './branches-field.tsx'
import { NameAndPhone, RoleAndLanguage } from './person-fields.tsx'
import { usePersonForm } from './use-person-form.ts'

type Props = { open: Person | 'new' | null; onClose: () => void }

export function PersonDialog({ open, onClose }: Props) {
  const person = open === 'new' ? null : open
  return (
    <Dialog open={open !== null} title={person ? person.name : words.newPerson} onClose={onClose}>
      <EditPerson person={person} onDone={onClose} />
    </Dialog>
  )
}

function EditPerson({ person, onDone }: { person: Person | null; onDone: () => void }) {
  const { form, submit, pad } = usePersonForm(person, onDone)
  const { setValue, watch } = form
  const { errors, isSubmitted, isSubmitting } = form.formState
  return (
    <>
      <form className="person-form" noValidate onSubmit={submit}>
        <NameAndPhone form={form} />
        <RoleAndLanguage form={form} />
        <BranchesField
          value={watch('branch_ids')}
          isMissing={errors.branch_ids !== undefined}
          onChange={(ids) => setValue('branch_ids', ids, { shouldValidate: isSubmitted })}
        />
        {person && (
          <Switch
            name={words.active}
            hint={words.activeHelp}
            checked={watch('active') ?? true}
            onChange={(active) => setValue('active', active)}
          />
        )}
        {errors.root && (
          <Note kind="bad" role="alert">
            {errors.root.message}
          </Note>
        )}
        <div className="dialog__end">
          <Button kind="soft" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? words.saving : person ? words.save : words.add}
          </Button>
        </div>
      </form>
      {pad}
    </>
  )
}
