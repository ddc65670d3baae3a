import { createContext, type ReactNode, use, useId } from 'react'
import './field.css'
import { Icon } from './icon.tsx'

type Control = { id?: string; 'aria-required'?: true; 'aria-invalid'?: true; 'aria-describedby'?: string }

const ControlContext = createContext<Control>({})

export const useControl = (): Control => use(ControlContext)

type Props = { label: string; required?: boolean; help?: string; error?: string; children: ReactNode }

export function Field({ label, required = false, help, error, children }: Props) {
  const id = useId()
  const [errorId, helpId] = [`${id}-error`, `${id}-help`]
  const control: Control = {
    id,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id} className={required ? 'is-required' : undefined}>
        {label}
      </label>
      <ControlContext value={control}>{children}</ControlContext>
      {error && <FieldError id={errorId} text={error} />}
      {help && (
        <p className="help" id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="err" id={id} role="alert">
      <Icon name="warning-circle-fill" />
      {text}
    </p>
  )
}
