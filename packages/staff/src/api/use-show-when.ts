import { startOfDay } from '#contract/rules/dates.ts'
import { useToday } from '#ui/use-today.ts'
import { showWhen } from './show-time.ts'

/** Today the time alone, another day with its date; it learns of midnight. */
export function useShowWhen(): (at: string) => string {
  const now = startOfDay(useToday())
  return (at) => showWhen(new Date(at), now)
}
