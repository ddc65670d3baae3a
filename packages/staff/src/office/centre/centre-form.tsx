import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { ConflictDialog } from '../form/conflict-dialog.tsx'
import { LeaveDialog } from '../form/leave-dialog.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { Trouble } from '../form/thing-form.tsx'
import './centre-form.css'
import type { ThingFormState } from '../form/use-thing-form.ts'

type Props = {
  state: ThingFormState & { form: unknown }
  /** What its fields are called where two editors meet. */
  names: Record<string, string>
  show?: (field: string, value: unknown) => string
  /** The facts and the preview at the right. */
  side?: ReactNode
  children: ReactNode
}

/** The form of something that the centre has once: it stands in its tab, and has no page of its own. */
export function CentreForm({ state, names, show, side, children }: Props) {
  return (
    <FormProvider {...(state.form as UseFormReturn)}>
      <form noValidate onSubmit={state.submit} className="thing-form centre-form">
        <div className="thing-form__work">{children}</div>
        {side && <div className="thing-form__work">{side}</div>}
        <div className="thing-form__end">
          <Trouble />
          {(state.unsaved || state.saving) && <SaveBar saving={state.saving} onCancel={state.cancel} />}
        </div>
      </form>
      <LeaveDialog {...state.leaving} />
      <ConflictDialog
        conflict={state.conflict}
        names={names}
        show={show}
        onSettle={(chosen) => void state.settle(chosen)}
        onTakeTheirs={state.takeTheirs}
        onClose={state.later}
      />
    </FormProvider>
  )
}
