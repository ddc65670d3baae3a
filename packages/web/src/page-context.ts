import { createContext, useContext } from 'react'

/**
 * What a page knows about its own delivery: the site's public address and, while the server renders, its answer and the
 * facts in it for search engines. They read what the server sends, so the code that tells them stays out of the browser.
 */
export type PageDelivery = { origin: string; response?: { status: number; location?: string }; facts?: object[] }

export const PageContext = createContext<PageDelivery>({ origin: '' })

/** Gives the page its HTTP status; in the browser there is no answer left to change. */
export function useStatus(status: number): void {
  const { response } = useContext(PageContext)
  if (response) response.status = status
}
