import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import type { Errors } from './use-order-act.tsx'

type Props = {
  errors: Errors
  /** Fields that show their own refusal; any other stands above the buttons. */
  shown: readonly string[]
  busy: boolean
  off?: boolean
  /** Null when there is nothing left to do. */
  act: string | null
  kind?: 'bad'
  back: string
  onBack: () => void
  onSubmit: () => void
  children: ReactNode
}

/** What is asked, what was refused, and two buttons: one does it, by name. */
export function OrderForm({ errors, shown, busy, off = false, act, kind, back, onBack, onSubmit, children }: Props) {
  const rest = Object.entries(errors).flatMap(([field, said]) => (said && !shown.includes(field) ? [said] : []))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !off) onSubmit()
  }
  return (
    <form className="order-form" noValidate onSubmit={submit}>
      {children}
      {rest.map((said) => (
        <Note key={said} kind="bad" role="alert">
          {said}
        </Note>
      ))}
      <div className="order-acts">
        <Button kind="soft" onClick={onBack}>
          {back}
        </Button>
        {act !== null && (
          <Button type="submit" kind={kind} busy={busy} disabled={off}>
            {act}
          </Button>
        )}
      </div>
    </form>
  )
}
