import { createContext, use } from 'react'
import type { PageAnswer } from '#contract/page.ts'

/**
 * What a page knows about its own delivery: the site's public address and, while the server renders, its answer and the
 * facts in it for search engines. They read what the server sends, so the code that tells them stays out of the browser.
 * In the browser, `drawn` is the page of a list that the server drew for an address.
 */
export type PageDelivery = { origin: string; response?: PageAnswer; facts?: object[]; drawn?: { address: string; page: number } | null }

export const PageContext = createContext<PageDelivery>({ origin: '' })

/** Gives the page its HTTP status, or the number of its list's last page; in the browser there is no answer left to change. */
export function useAnswer(facts: Partial<PageAnswer>): void {
  if (import.meta.env.SSR) Object.assign(use(PageContext).response ?? {}, facts)
}
