import type { CardFields } from '#contract/schemas/ride-fields.ts'
import type { RiderFields } from '#contract/schemas/ticket-fields.ts'
import * as words from '#contract/words/en/staff-content.ts'
import type { Transaction } from '../db/database.ts'
import { refuseIf } from '../http/refuse-field.ts'
import { cardIdsOf, replaceCards, replaceRiders } from './part-queries.ts'

/** A card of an older version may be gone: then it comes back as a new one. A form names only cards that are there, each once. */
export async function writeCards(tx: Transaction, id: number, cards: CardFields[], strict: boolean): Promise<void> {
  const there = new Set(await cardIdsOf(tx, id))
  const known = cards.map((card) => (card.id !== null && !there.delete(card.id) ? { ...card, id: null } : card))
  for (const [at, card] of cards.entries())
    if (strict && known[at]?.id !== card.id) refuseIf(`cards.${at}.id`, words.cardUnknown)
  await replaceCards(tx, id, known)
}

export const writeRiders = (tx: Transaction, id: number, riders: RiderFields[]): Promise<void> =>
  replaceRiders(tx, id, riders)
