import { paths } from '#contract/paths.ts'
import type { TicketThing } from '#contract/schemas/content.ts'
import { contentPath } from '#contract/staff-paths.ts'
import * as money from '#words/money.ts'
import * as office from '#words/office.ts'
import * as words from '#words/office-lists.ts'
import * as things from '#words/office-things.ts'
import { AddButton, ContentFrame } from './content-frame.tsx'
import { ThingList } from './list/thing-list.tsx'
import type { Row } from './list/thing-row.tsx'

const said = (ticket: TicketThing): string =>
  [
    ticket.age,
    ticket.minutes === null ? things.unlimited : things.hours(ticket.minutes),
    money.sum(ticket.price),
    !ticket.online && things.notOnline,
  ]
    .filter(Boolean)
    .join(' · ')

const rowOf = (ticket: TicketThing): Row => ({
  id: ticket.id,
  name: ticket.name,
  details: said(ticket),
  on: ticket.on_sale,
  updated_at: ticket.updated_at,
})

export function Component() {
  return (
    <ContentFrame
      name={words.tickets}
      about={words.ticketsAbout}
      site={paths.tickets}
      acts={<AddButton to={contentPath('tickets', 'new')} name={words.addTicket} />}
    >
      <ThingList
        path="/staff/products"
        to={(id) => contentPath('tickets', id)}
        rowOf={rowOf}
        states={{ on: office.onSale, off: office.offSale }}
        search={words.searchTickets}
        empty={words.noTickets}
      />
    </ContentFrame>
  )
}
