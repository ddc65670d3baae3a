import { useContext } from 'react'
import { paths } from '#contract/paths.ts'
import { addressHere } from '#words/language.ts'
import { PageContext } from '#ui/page-context.ts'
import * as words from '#words/catalogue.ts'
import { offerData, ticketSold } from './offer-structured-data.ts'
import { useProductsQuery } from './products-api.ts'

/** Tells search engines which day tickets there are, and their prices. */
export function TicketOffers() {
  const { origin, structuredData } = useContext(PageContext)
  const tickets = useProductsQuery().data?.data ?? []
  if (import.meta.env.SSR && tickets.length > 0)
    structuredData?.push(offerData(words.factsTickets, origin + addressHere(paths.tickets), tickets.map(ticketSold)))
  return null
}
