import type { GroupThing } from '#contract/schemas/content.ts'
import type { CardFields, GroupFields } from '#contract/schemas/ride-fields.ts'

export type CardValues = Omit<CardFields, 'title_bn' | 'description_bn'> & { title_bn: string; description_bn: string }
export type GroupValues = Omit<GroupFields, 'title_bn' | 'cards'> & { title_bn: string; cards: CardValues[] }

export const MOST_CARDS = 50

export const newCard = (): CardValues => ({
  id: null,
  title: '',
  title_bn: '',
  description: '',
  description_bn: '',
  color: 'sky',
  icon: null,
  live: true,
})

const cardValues = (card: CardFields): CardValues => ({
  ...card,
  title_bn: card.title_bn ?? '',
  description_bn: card.description_bn ?? '',
})

export const valuesOf = (group: GroupThing | null): GroupValues => ({
  title: group?.title ?? '',
  title_bn: group?.title_bn ?? '',
  live: group?.live ?? true,
  cards: group?.cards.map(cardValues) ?? [],
})
