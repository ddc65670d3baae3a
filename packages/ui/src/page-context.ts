import { createContext, use } from 'react'
import type { PageAnswer } from '#contract/page.ts'

/** `response` and `structuredData` (for search engines) are there while the server renders; `drawn` is the page of a list that it drew. */
export type PageDelivery = {
  origin: string
  response?: PageAnswer
  structuredData?: object[]
  drawn?: { address: string; page: number } | null
}

export const PageContext = createContext<PageDelivery>({ origin: '' })

/** Gives the page its HTTP status, or the number of its list's last page; in the browser there is no answer left to change. */
export function useAnswer(answer: Partial<PageAnswer>): void {
  if (import.meta.env.SSR) Object.assign(use(PageContext).response ?? {}, answer)
}
