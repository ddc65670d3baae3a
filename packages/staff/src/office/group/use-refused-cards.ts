import { useEffect, useRef } from 'react'
import { type FieldErrors, type FieldPath, useFormContext, useFormState } from 'react-hook-form'
import { type CardValues, type GroupValues } from './group-values.ts'

type Refused = FieldErrors<CardValues>

/** What is refused of the cards. A closed card has no field to mark: when saving fails, the first refused one is opened. */
export function useRefusedCards(onRefused: (at: number) => void) {
  const { control, setFocus } = useFormContext<GroupValues>()
  const { errors, submitCount } = useFormState({ control, name: 'cards' })
  const cards = (Array.isArray(errors.cards) ? errors.cards : []) as (Refused | undefined)[]
  const [seen, wanted] = [useRef(submitCount), useRef<FieldPath<GroupValues> | null>(null)]
  useEffect(() => {
    // Its field is there since the last drawing.
    if (wanted.current) setFocus(wanted.current)
    wanted.current = null
    if (submitCount === seen.current) return
    seen.current = submitCount
    const at = cards.findIndex((card) => card !== undefined)
    if (at < 0) return
    const isFirst = !errors.title && !errors.title_bn
    if (isFirst) wanted.current = `cards.${at}.${fieldOf(cards[at])}`
    onRefused(at)
  })
  return (at: number): string | undefined => messageOf(cards[at])
}

const fieldOf = (card: Refused = {}): keyof CardValues => (Object.keys(card)[0] as keyof CardValues) ?? 'title'
const messageOf = (card: Refused = {}): string | undefined => card[fieldOf(card)]?.message
