import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import * as words from '#words/office-centre.ts'
import { useField } from '../form/use-field.ts'
import './policy-editor.css'
import type { PolicyValues } from './policy-form.tsx'
import { type Mark, markLines } from './policy-marks.ts'

const tools: [mark: Mark, sign: string, name: string][] = [
  ['heading', 'H', words.heading],
  ['paragraph', 'T', words.paragraph],
  ['rules', '1.', words.numbered],
  ['points', '•', words.points],
]

type Props = { name: keyof PolicyValues; label: string; help?: string; bangla?: boolean }

/** Plain text, whose lines are marked by a key above it or by hand. */
export function PolicyEditor({ name, label, help, bangla }: Props) {
  const { register, error } = useField(name)
  const { setValue } = useFormContext<PolicyValues>()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const { ref, ...rest } = register(name)
  const mark = (how: Mark) => {
    const field = area.current
    if (!field) return
    const next = markLines({ text: field.value, start: field.selectionStart, end: field.selectionEnd }, how)
    setValue(name, next.text, { shouldDirty: true })
    field.focus()
    field.setSelectionRange(next.start, next.end)
  }
  return (
    <div className="policy-editor">
      <Field label={label} help={help} error={error}>
        <div className="policy-editor__tools" role="toolbar" aria-label={`${words.marks}: ${label}`}>
          {tools.map(([how, sign, tool]) => (
            <button key={how} type="button" title={tool} onClick={() => mark(how)}>
              <span aria-hidden="true">{sign}</span>
              <span className="vh">{tool}</span>
            </button>
          ))}
        </div>
        <Textarea
          lang={bangla ? 'bn' : undefined}
          rows={16}
          {...rest}
          ref={(field: HTMLTextAreaElement | null) => {
            ref(field)
            area.current = field
          }}
        />
      </Field>
    </div>
  )
}
