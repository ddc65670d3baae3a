import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { contentPath } from '#contract/staff-paths.ts'
import type { Edited, Options } from './form/form-parts.ts'
import { useThingForm } from './form/use-thing-form.ts'
import { useSaveThing } from './use-save-thing.ts'

/** `list` is that of the API (`/staff/products`), `slug` that of the address (`tickets`). */
type Place = { list: string; slug: string; id: number | null }

/** The form of a thing of a list: once a new one is saved, its address names it. */
export function useListForm<V extends FieldValues, F extends object, T extends Edited & { id: number }>(
  { list, slug, id }: Place,
  options: Omit<Options<V, F, T>, 'save' | 'keptAs' | 'onSaved'>,
) {
  const navigate = useNavigate()
  return useThingForm<V, F, T>({
    ...options,
    save: useSaveThing<F, T>(list, id),
    keptAs: `${slug}-${id ?? 'new'}`,
    onSaved: (saved) => void (id === null && navigate(contentPath(slug, saved.id), { replace: true })),
  })
}
