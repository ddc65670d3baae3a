import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import './number-field.css'
import { asNumber, useField } from './use-field.ts'

/** `before` stands in the field in front of the figure; `warning` is said and hinders nothing. */
type Props = {
  name: string
  label: string
  required?: boolean
  help?: string
  before?: string
  after?: string
  whole?: boolean
  warning?: ReactNode
}

export function NumberField({ name, label, required, help, before, after, whole = false, warning }: Props) {
  const { register, error } = useField(name)
  return (
    <Field label={label} required={required} help={help} error={error}>
      <span className="affix">
        {before && <span aria-hidden="true">{before}</span>}
        <Input
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          {...register(name, asNumber)}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      {warning && !error && (
        <p className="field-warning" role="status">
          <Icon name="warning-circle-fill" />
          {warning}
        </p>
      )}
    </Field>
  )
}

/** A price as parents read it, without VAT. */
export const TakaField = (props: Omit<Props, 'before'>) => <NumberField before="Tk" {...props} />
