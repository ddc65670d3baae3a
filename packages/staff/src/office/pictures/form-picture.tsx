import { type FieldError, get, useController, useFormContext, useFormState } from 'react-hook-form'
import type { SentUse } from '#contract/rules/picture-sending.ts'
import type { PictureDraft } from './picture-draft.ts'
import { PictureField } from './picture-field.tsx'

/** The picture of a form of the office; its value there is a `PictureDraft`. */
export function FormPicture({ name, use }: { name: string; use: SentUse }) {
  const { control } = useFormContext()
  const { field } = useController({ control, name })
  const { errors } = useFormState({ control, name })
  const said = (path: string) => (get(errors, path) as FieldError | undefined)?.message
  return (
    <PictureField
      use={use}
      value={field.value as PictureDraft}
      onChange={field.onChange}
      altError={said(`${name}.alt`)}
      error={said(`${name}_id`)}
    />
  )
}
