import type { ReactNode } from 'react'
import { formatShort } from '#contract/rules/money.ts'
import type { Compared, SalesNow } from '#contract/schemas/sales-now.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/figures.ts'

const taka = (sum: number): string => `Tk ${formatShort(sum)}`

/** Green or red only for better or worse, with an arrow and in words. */
function Comparison({
  figure: { now, before },
  weekday,
  show,
}: {
  figure: Compared
  weekday: string
  show: (n: number) => string
}) {
  if (now === before) return <small>{words.asLast(weekday)}</small>
  const isMore = now > before
  const difference = show(Math.abs(now - before))
  return (
    <small className={isMore ? 'is-up' : 'is-down'}>
      <Icon name={isMore ? 'arrow-up-bold' : 'arrow-down-bold'} />
      {isMore ? words.moreThan(difference, weekday) : words.fewerThan(difference, weekday)}
    </small>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  )
}

export function Figures({ figures, weekday }: { figures: SalesNow; weekday: string }) {
  const { sales, tickets, memberships, let_in, inside } = figures
  return (
    <dl className="figures">
      <Figure name={words.salesFigure} value={taka(sales.now)}>
        <Comparison figure={sales} weekday={weekday} show={taka} />
      </Figure>
      <Figure name={words.ticketsSold} value={String(tickets.now)}>
        <Comparison figure={tickets} weekday={weekday} show={String} />
      </Figure>
      <Figure name={words.memberships} value={String(memberships.now)}>
        <Comparison figure={memberships} weekday={weekday} show={String} />
      </Figure>
      <Figure name={words.letIn} value={String(let_in)}>
        <small>{words.insideNow(inside)}</small>
      </Figure>
    </dl>
  )
}
