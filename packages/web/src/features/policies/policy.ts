import type { Day } from '#contract/rules/dates.ts'

/** A policy page: what it is for in a sentence, then its sections; a section is paragraphs, a list, or both. */
export type Policy = {
  title: string
  description: string
  lead: string
  updated: Day
  sections: { heading: string; paragraphs?: string[]; points?: string[] }[]
}
