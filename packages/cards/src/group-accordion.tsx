import type { CSSProperties } from 'react'
import type { Group } from '#contract/schemas/group.ts'
import { Accordion, type Fold } from '#ui/accordion.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { useBrokenImage } from '#ui/use-broken-image.ts'
import { toneOf } from './card-tone.ts'
import './group-accordion.css'

type Card = Group['content'][number]
type Heading = 'h2' | 'h3'

function toneStyle(card: Pick<Card, 'id' | 'color'>): CSSProperties {
  const { wash, pastel, soft, strong } = toneOf(card)
  return { '--tone-wash': wash, '--tone-pastel': pastel, '--tone-soft': soft, '--tone-strong': strong } as CSSProperties
}

function CardIcon({ src }: { src: string | null }) {
  const { broken, watch } = useBrokenImage()
  if (src === null || broken) return <Icon name="star-fill" />
  return <img {...watch} src={src} alt="" width="64" height="64" loading="lazy" decoding="async" />
}

function GroupCard({ card, heading: Heading }: { card: Card; heading: 'h3' | 'h4' }) {
  return (
    <li className="service" style={toneStyle(card)}>
      <span className="service__i">
        <CardIcon src={card.icon} />
      </span>
      <Heading className="h3" lang={langOf(card.title)}>
        {card.title}
      </Heading>
      <p lang={langOf(card.description)}>{card.description}</p>
    </li>
  )
}

/** A group has no picture or colour of its own: it wears those of its first card. */
function foldOf({ id, title, content }: Group, heading: 'h3' | 'h4'): Fold {
  const cards = content.map((card) => <GroupCard key={card.id} card={card} heading={heading} />)
  return {
    id,
    title,
    lang: langOf(title),
    icon: <CardIcon src={content[0]?.icon ?? null} />,
    style: toneStyle({ id, color: content[0]?.color ?? '' }),
    content: cards.length > 0 && <ul className="services">{cards}</ul>,
  }
}

export function GroupAccordion({ groups, heading = 'h2' }: { groups: Group[]; heading?: Heading }) {
  const below = heading === 'h2' ? 'h3' : 'h4'
  return <Accordion folds={groups.map((group) => foldOf(group, below))} heading={heading} />
}
