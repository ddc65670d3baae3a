import * as app from '#words/app.ts'
import * as pages from '#words/pages.ts'
import * as words from '#words/delivery.ts'
import type { Policy } from './policy.ts'

export const serviceDelivery: Policy = {
  title: app.delivery,
  description: pages.deliveryDescription,
  lead: words.lead,
  updated: '2026-11-15',
  sections: [
    { heading: words.ticketsHeading, paragraphs: [words.tickets1, words.tickets2] },
    { heading: words.membershipsHeading, paragraphs: [words.memberships1] },
    { heading: words.eventsHeading, paragraphs: [words.events1] },
    { heading: words.gateHeading, points: [words.gate1, words.gate2, words.gate3] },
    { heading: words.missingHeading, paragraphs: [words.missing1] },
  ],
}
