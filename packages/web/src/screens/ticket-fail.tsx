import { TicketPayment } from './ticket-success.tsx'

export { queries } from './ticket-success.tsx'
export const Component = () => <TicketPayment claim="failed" />
