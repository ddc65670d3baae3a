import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Textarea } from '#ui/textarea.tsx'
import * as words from '#words/office.ts'
import './text-field.css'
import { useField } from './use-field.ts'

/** `most` is said where a text is long; the contract's schema refuses what is longer. */
export type TextProps = {
  name: string
  label: string
  required?: boolean
  help?: string
  most?: number
  long?: boolean
  rows?: number
  bangla?: boolean
  placeholder?: string
}

export function TextField({ name, label, required, help, most, long, rows, bangla, placeholder }: TextProps) {
  const { register, error } = useField(name)
  const lang = bangla ? 'bn' : undefined
  return (
    <Field label={label} required={required} error={error} help={long ? undefined : help}>
      {long ? (
        <Textarea lang={lang} rows={rows} placeholder={placeholder} {...register(name)} />
      ) : (
        <Input lang={lang} autoComplete="off" placeholder={placeholder} {...register(name)} />
      )}
      {long && most !== undefined && <Count name={name} most={most} help={help} />}
    </Field>
  )
}

/** Drawn by itself at each key, so that the form around it is not. */
function Count({ name, most, help }: { name: string; most: number; help?: string }) {
  const { control } = useFormContext()
  const text: unknown = useWatch({ control, name })
  const length = typeof text === 'string' ? [...text].length : 0
  return (
    <p className={length > most ? 'text-count text-count--over' : 'text-count'}>
      {help} {words.countOf(length, most)}
    </p>
  )
}

type Pair = Omit<TextProps, 'bangla'> & { helpBn?: string }

/** English and Bangla beside each other; what has no Bangla is shown in English. */
export function Pair({ name, label, required, helpBn, ...rest }: Pair) {
  return (
    <div className="pair">
      <TextField name={name} label={label} required={required} {...rest} />
      <TextField
        name={`${name}_bn`}
        label={words.inBangla(label)}
        bangla
        {...rest}
        help={helpBn}
        placeholder={undefined}
      />
    </div>
  )
}

/** A name as it stands in a heading: in its own language. */
export const Named = ({ text }: { text: string }) => <span lang={langOf(text)}>{text}</span>
