import { useSearchParams } from 'react-router'
import { can } from '#contract/rights.ts'
import { mobileNumber, showPhone } from '#contract/rules/phone.ts'
import { lookPath } from '#contract/staff-paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { StateCard } from '#ui/state.tsx'
import { Swing } from '#ui/swing.tsx'
import * as words from '#words/desk.ts'
import { useMe } from '../../api/use-me.ts'
import { isNarrowed, searchIn } from './orders-search.ts'

/** What is missing, and the way on: a number that was charged is asked about at the gateway. */
export function NoOrders() {
  const { role } = useMe()
  const [query, setQuery] = useSearchParams()
  const [q, narrowed] = [searchIn(query), isNarrowed(query)]
  const asksGateway = mobileNumber(q) !== null && can(role, 'resend')
  return (
    <StateCard role="status" drawing={<Swing mood="still" />}>
      <p className="h3" lang={langOf(q)}>
        {q !== '' ? words.noOrderFor(showPhone(q)) : narrowed ? words.noOrderSuch : words.noOrders}
      </p>
      {asksGateway && (
        <>
          <p className="mute">{words.chargedNoTicket}</p>
          <ButtonLink to={lookPath(mobileNumber(q) ?? q)}>
            <Icon name="magnifying-glass-bold" />
            {words.askGateway}
          </ButtonLink>
        </>
      )}
      {(q !== '' || narrowed) && (
        <Button kind="soft" onClick={() => setQuery({})}>
          {q !== '' ? words.clearSearch : words.clearFilters}
        </Button>
      )}
    </StateCard>
  )
}
