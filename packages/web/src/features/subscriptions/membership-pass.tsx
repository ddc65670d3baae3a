import type { Subscription } from '#contract/schemas/subscription.ts'
import { Badge } from '#ui/badge.tsx'
import { Block } from '#ui/block.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Picture } from '#ui/picture.tsx'
import { spellDay, unlimited } from '#words/dates.ts'
import { digits } from '#words/digits.ts'
import * as words from '#words/subscriptions.ts'
import '#cards/package-theme.css'
import { themeOfId, weekOf } from '#cards/package-words.ts'
import './membership-pass.css'
import { MembershipProgress } from './membership-progress.tsx'
import { inDetail, isOver } from './subscription-words.ts'

function Heading({ subscription: { status, package: pack } }: { subscription: Subscription }) {
  const { word, kind } = inDetail(status)
  return (
    <div className="member__top">
      <div>
        {pack.title !== pack.name && (
          <p className="sm mute" lang={langOf(pack.title)}>
            {pack.title}
          </p>
        )}
        <h1 lang={langOf(pack.name)}>{pack.name}</h1>
      </div>
      <Badge kind={kind}>{word}</Badge>
    </div>
  )
}

/** What was bought, from when until when it is good, and how much of it is left. */
export function MembershipPass({ subscription }: { subscription: Subscription }) {
  const { package: pack, start_date: start, end_date: end, qty } = subscription
  const undated = isOver(subscription) ? words.notActivated : words.oncePaid
  const days = weekOf(pack.days).filter(({ open }) => open)
  return (
    <Block as="section" className={`member package-theme--${themeOfId(pack.id)}`}>
      <div className="member__pic">
        <Picture picture={pack.picture} sizes="(min-width: 1100px) 24rem, 92vw" first />
      </div>
      <div className="block--pad stack member__facts">
        <Heading subscription={subscription} />
        {pack.description !== '' && (
          <p className="mute" lang={langOf(pack.description)}>
            {pack.description}
          </p>
        )}
        {start !== null && end !== null && <MembershipProgress period={{ start, end }} />}
        <Facts pairs>
          <Fact name={words.months}>{digits(pack.month)}</Fact>
          <Fact name={words.hoursPerSession}>{pack.hour === 0 ? unlimited : digits(pack.hour)}</Fact>
          <Fact name={words.days}>{days.map(({ short }) => short).join(', ')}</Fact>
          <Fact name={words.startDate}>{start === null ? undated : spellDay(start)}</Fact>
          <Fact name={words.endDate}>{end === null ? undated : spellDay(end)}</Fact>
          <Fact name={words.quantity}>{digits(qty)}</Fact>
        </Facts>
      </div>
    </Block>
  )
}
