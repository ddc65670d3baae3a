import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/office.ts'
import { showWhen } from '../../api/show-time.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import './thing-form.css'
import type { Edited } from './form-parts.ts'
import type { Show } from './show-value.ts'
import type { ThingFormState } from './use-thing-form.ts'

type Props = {
  title: string
  back?: { to: string; name: string }
  /** A badge: Live, On sale. */
  status?: ReactNode
  /** None: a new one. */
  thing: Edited | null
  state: ThingFormState & { form: unknown }
  /** What its fields are called where two editors meet. */
  names: Record<string, string>
  show?: Show
  /** The public card beside the form. */
  preview?: ReactNode
  /** Delete, 'See it on the site'. */
  acts?: ReactNode
  onHistory?: (unsaved: boolean) => void
  children: ReactNode
}

/** The form of one thing: what it is, the work left, what parents see right, and the bar to save. */
export function ThingForm({ title, back, state, preview, children, ...rest }: Props) {
  const form = state.form as UseFormReturn
  return (
    <FormProvider {...form}>
      <title>{`${title} · ${words.content}`}</title>
      <Head title={title} back={back} unsaved={state.unsaved} {...rest} />
      <form noValidate onSubmit={state.submit} className={preview ? 'thing-form thing-form--two' : 'thing-form'}>
        <div className="thing-form__work">{children}</div>
        {preview && <div className="thing-form__preview">{preview}</div>}
        <div className="thing-form__end">
          <Trouble />
          {(state.unsaved || state.saving) && <SaveBar saving={state.saving} onCancel={state.cancel} />}
        </div>
      </form>
      <LeaveDialog {...state.leaving} />
      <PriceDialog price={state.doubt} onSure={() => void state.beSure()} onClose={state.reconsider} />
      <ConflictDialog
        conflict={state.conflict}
        names={rest.names}
        show={rest.show}
        onSettle={(chosen) => void state.settle(chosen)}
        onTakeTheirs={state.takeTheirs}
        onClose={state.later}
      />
    </FormProvider>
  )
}

type HeadProps = Omit<Props, 'state' | 'children' | 'preview'> & { unsaved: boolean }

function Head({ title, back, status, thing, acts, unsaved, onHistory }: HeadProps) {
  return (
    <div className="thing-head">
      <div>
        {back && (
          <Link className="thing-head__back" to={back.to}>
            <Icon name="arrow-left-bold" />
            {back.name}
          </Link>
        )}
        <h1 lang={langOf(title)}>{title}</h1>
        <p className="thing-head__about">
          {status} <span>{thing ? lastChange(thing) : words.isNew}</span>
          {thing && onHistory && (
            <>
              {' · '}
              <button type="button" className="thing-head__history" onClick={() => onHistory(unsaved)}>
                {words.history}
              </button>
            </>
          )}
        </p>
      </div>
      {acts && <div className="thing-head__acts">{acts}</div>}
    </div>
  )
}

const lastChange = ({ updated_at: at, updated_by: by }: Edited): string =>
  at === null ? '' : words.changed(showWhen(new Date(at), new Date()), by?.name ?? null)

/** What is wrong with the whole stands above the bar; what is wrong with a field stands at it. */
export function Trouble() {
  const { errors } = useFormState()
  const fields = Object.keys(errors).filter((field) => field !== 'root')
  const text = errors.root?.message ?? (fields.length > 0 ? words.seeFields : undefined)
  return (
    text !== undefined && (
      <Note kind="bad" role="alert">
        {text}
      </Note>
    )
  )
}

/** A part of the form with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <PanelBody>{children}</PanelBody>
    </Panel>
  )
}
