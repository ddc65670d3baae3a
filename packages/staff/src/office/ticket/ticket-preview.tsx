import { useFormContext, useWatch } from 'react-hook-form'
import { TicketCard } from '#cards/ticket-card.tsx'
import * as lists from '#words/office-lists.ts'
import { PreviewPhone } from '../form/preview-phone.tsx'
import type { TicketValues } from './ticket-form.tsx'

const nothing = () => {}

export function TicketPreview({ id }: { id: number | null }) {
  const { control } = useFormContext<TicketValues>()
  const typed = useWatch({ control }) as TicketValues
  const number = (value: number | null): number => (Number.isFinite(value) ? (value ?? 0) : 0)
  const ticket = { ...typed, id: id ?? 1, price: number(typed.price), minutes: number(typed.minutes) || null }
  return (
    <PreviewPhone title={lists.tickets}>
      <TicketCard ticket={ticket} vatRate={undefined} count={0} onLess={nothing} onMore={nothing} />
    </PreviewPhone>
  )
}
