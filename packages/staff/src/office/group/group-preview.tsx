import { useFormContext, useWatch } from 'react-hook-form'
import { GroupAccordion } from '#cards/group-accordion.tsx'
import { PreviewPhone } from '../form/preview-phone.tsx'
import type { GroupValues } from './group-values.ts'

export function GroupPreview({ id, title }: { id: number | null; title: string }) {
  const { control } = useFormContext<GroupValues>()
  const group = useWatch({ control }) as GroupValues
  const content = group.cards
    .filter(({ live }) => live)
    // A new card has no number yet: its place stands in for it.
    .map((card, at) => ({ ...card, id: card.id ?? -1 - at }))
  return (
    <PreviewPhone title={title}>
      <GroupAccordion groups={[{ id: id ?? 1, title: group.title, content }]} heading="h3" />
    </PreviewPhone>
  )
}
