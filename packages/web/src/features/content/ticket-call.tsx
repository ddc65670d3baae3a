import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/content.ts'
import './ticket-call.css'

/** The way on for whoever has read to the end of a page. */
export function TicketCall() {
  return (
    <div className="wrap ticket-call">
      <ButtonLink kind="go" size="lg" to={paths.tickets}>
        <Icon name="ticket-fill" />
        {words.buyTickets}
      </ButtonLink>
    </div>
  )
}
