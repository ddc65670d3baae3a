import type { Pastel } from '#contract/rules/pastel.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Block } from '#ui/block.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { useTapAnywhere } from '#ui/use-tap-anywhere.ts'
import { digits } from '#words/digits.ts'
import { beingCheckedShort } from '#words/orders.ts'
import { monthsCount } from '#words/dates.ts'
import * as words from '#words/subscriptions.ts'
import '#cards/package-theme.css'
import { themeOfId } from '#cards/package-words.ts'
import { CancelSubscription } from './cancel-subscription.tsx'
import './subscription-card.css'
import { subscriptionPath } from './subscription-paths.ts'
import { inList, periodWords } from './subscription-words.ts'

const MOST_SHOWN = 3
const pastels: Pastel[] = ['sunny', 'sky', 'coral']

function Participants({ riders }: { riders: Subscription['ridingUsers'] }) {
  const more = riders.length - MOST_SHOWN
  if (riders.length === 0) return <span />
  return (
    <div className="avatars" role="img" aria-label={words.participantsCount(riders.length)}>
      {riders.slice(0, MOST_SHOWN).map(({ name }, at) => (
        <Avatar key={at} name={name} pastel={pastels[at]} />
      ))}
      {more > 0 && (
        <span className="avatar more" aria-hidden="true">
          +{digits(more)}
        </span>
      )}
    </div>
  )
}

type Props = { subscription: Subscription; first: boolean }

/** The whole card leads to the membership, but for what can be pressed on it. */
export function SubscriptionCard({ subscription, first }: Props) {
  const { id, status, due, payment_held, payment_pending, package: pack, ridingUsers } = subscription
  const { link, row } = useTapAnywhere()
  const { word, kind } = inList(status)
  const checked = due > 0 && (payment_held || payment_pending)
  return (
    <Block as="article" className={`subscription-card package-theme--${themeOfId(pack.id)}`} {...row}>
      <div className="subscription-card__pic">
        <Picture
          picture={pack.picture}
          sizes="(min-width: 1000px) 28rem, (min-width: 700px) 46vw, 92vw"
          first={first}
        />
      </div>
      <div className="subscription-card__body">
        <div className="subscription-card__top">
          <h2 className="h3" lang={langOf(pack.name)}>
            <Link ref={link} className="subscription-card__link" to={subscriptionPath(id)}>
              {pack.name}
            </Link>
          </h2>
          <Badge kind={kind}>{word}</Badge>
          {checked && <Badge kind="info">{beingCheckedShort}</Badge>}
        </div>
        <p className="sm mute">
          {monthsCount(pack.month)} · {periodWords(subscription)}
        </p>
        <div className="subscription-card__end">
          <Participants riders={ridingUsers} />
          <CancelSubscription subscription={subscription} />
          <Icon name="arrow-right-bold" />
        </div>
      </div>
    </Block>
  )
}
