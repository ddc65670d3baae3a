import * as app from '#words/app.ts'
import * as pages from '#words/pages.ts'
import * as words from '#words/privacy.ts'
import type { Policy } from './policy.ts'

export const privacy: Policy = {
  title: app.privacy,
  description: pages.privacyDescription,
  lead: words.lead,
  updated: '2026-11-15',
  sections: [
    { heading: words.keepHeading, points: [words.keep1, words.keep2, words.keep3, words.keep4, words.keep5] },
    { heading: words.childrenHeading, paragraphs: [words.children1, words.children2] },
    { heading: words.signInHeading, paragraphs: [words.signIn1] },
    { heading: words.payingHeading, paragraphs: [words.paying1] },
    {
      heading: words.seesHeading,
      points: [words.sees1, words.sees2, words.sees3, words.sees4, words.sees5],
      paragraphs: [words.sees6],
    },
    { heading: words.phoneHeading, paragraphs: [words.phone1] },
    { heading: words.longHeading, paragraphs: [words.long1] },
    { heading: words.rightsHeading, paragraphs: [words.rights1] },
  ],
}
