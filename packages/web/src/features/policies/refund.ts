import * as app from '#words/app.ts'
import * as pages from '#words/pages.ts'
import * as words from '#words/refund.ts'
import type { Policy } from './policy.ts'

export const refund: Policy = {
  title: app.refund,
  description: pages.refundDescription,
  lead: words.lead,
  updated: '2026-11-15',
  sections: [
    { heading: words.notHeading, paragraphs: [words.not1] },
    { heading: words.whenHeading, points: [words.when1, words.when2, words.when3, words.when4] },
    { heading: words.howHeading, paragraphs: [words.how1] },
    { heading: words.missingHeading, paragraphs: [words.missing1] },
    { heading: words.askHeading, paragraphs: [words.ask1] },
  ],
}
