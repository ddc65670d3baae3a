import { paths } from '#contract/paths.ts'
import type { TicketThing } from '#contract/schemas/content.ts'
import type { TicketFields } from '#contract/schemas/ticket-fields.ts'
import { contentPath } from '#contract/staff-paths.ts'
import * as lists from '#words/office-lists.ts'
import { SaleBadge, ThingActs } from '../form/thing-acts.tsx'
import { ThingForm } from '../form/thing-form.tsx'
import { useHistory } from '../history/use-history.tsx'
import type { FormParts } from '../one-thing.tsx'
import { useDelete } from '../use-delete.ts'
import { useListForm } from '../use-list-form.ts'
import { ticketNames } from './ticket-names.ts'
import { TicketParts } from './ticket-parts.tsx'
import { TicketPreview } from './ticket-preview.tsx'

export type TicketValues = Omit<TicketFields, 'name_bn' | 'age_bn' | 'price'> & {
  name_bn: string
  age_bn: string
  price: number | null
}

const LIST = '/staff/products'
const schema = async () => (await import('#contract/schemas/ticket-fields.ts')).TicketFields

const valuesOf = (ticket: TicketThing | null): TicketValues => ({
  name: ticket?.name ?? '',
  name_bn: ticket?.name_bn ?? '',
  age: ticket?.age ?? '',
  age_bn: ticket?.age_bn ?? '',
  price: ticket?.price ?? null,
  weekend_price: ticket?.weekend_price ?? null,
  holiday_price: ticket?.holiday_price ?? null,
  minutes: ticket?.minutes ?? null,
  extra_hour_price: ticket?.extra_hour_price ?? null,
  min_height_cm: ticket?.min_height_cm ?? null,
  max_height_cm: ticket?.max_height_cm ?? null,
  socks: ticket?.socks ?? 'none',
  reentry: ticket?.reentry ?? false,
  online: ticket?.online ?? true,
  counter: ticket?.counter ?? true,
  on_sale: ticket?.on_sale ?? true,
})

/** What a parent may have to pay. */
const prices = ({ price, weekend_price, holiday_price }: TicketFields) => [price, weekend_price, holiday_price]

export function TicketForm({ id, thing }: FormParts<TicketThing>) {
  const state = useListForm<TicketValues, TicketFields, TicketThing>(
    { list: LIST, slug: 'tickets', id },
    { schema, thing, valuesOf, prices },
  )
  const remove = useDelete(`${LIST}/${id}`, contentPath('tickets'))
  const history = useHistory({ path: `${LIST}/${id}`, thing, name: thing?.name ?? '', names: ticketNames })
  const isKept = thing !== null && (thing.facts.sold || thing.facts.used_by_packages > 0)
  return (
    <>
      <ThingForm
        title={thing?.name ?? lists.newTicket}
        back={{ to: contentPath('tickets'), name: lists.tickets }}
        status={thing && <SaleBadge on={thing.on_sale} />}
        thing={thing}
        state={state}
        names={ticketNames}
        acts={
          <ThingActs
            site={thing?.on_sale && thing.online ? paths.tickets : undefined}
            onDelete={thing && !isKept && (() => remove(thing.version))}
          />
        }
        onHistory={history.open}
        preview={<TicketPreview id={id} />}
      >
        <TicketParts sold={isKept} />
      </ThingForm>
      {history.dialog}
    </>
  )
}
