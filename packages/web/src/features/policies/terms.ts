import * as app from '#words/app.ts'
import * as pages from '#words/pages.ts'
import * as words from '#words/terms.ts'

export const terms = {
  title: app.terms,
  description: pages.termsDescription,
  rules: [
    words.rule1,
    words.rule2,
    words.rule3,
    words.rule4,
    words.rule5,
    words.rule6,
    words.rule7,
    words.rule8,
    words.rule9,
  ],
}
