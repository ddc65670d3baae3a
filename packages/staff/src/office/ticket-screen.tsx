import type { TicketThing } from '#contract/schemas/content.ts'
import { OneThing } from './one-thing.tsx'
import { TicketForm } from './ticket/ticket-form.tsx'

export const Component = () => <OneThing<TicketThing> list="/staff/products" form={TicketForm} />
