import type { Language } from '../rules/language.ts'
import type { PolicyName } from '../rules/policy-text.ts'
import * as bnDelivery from './bn/delivery.ts'
import * as bnPrivacy from './bn/privacy.ts'
import * as bnRefund from './bn/refund.ts'
import * as bnTerms from './bn/terms.ts'
import * as enDelivery from './en/delivery.ts'
import * as enPrivacy from './en/privacy.ts'
import * as enRefund from './en/refund.ts'
import * as enTerms from './en/terms.ts'

const heading = (text: string): string => `\n# ${text}`
const points = (...texts: string[]): string => texts.map((text) => `- ${text}`).join('\n')
const written = (...parts: string[]): string => parts.join('\n')

type Same<Words> = { [Name in keyof Words]: string }

const terms = (words: Same<typeof enTerms>): string =>
  [words.rule1, words.rule2, words.rule3, words.rule4, words.rule5, words.rule6, words.rule7, words.rule8, words.rule9]
    .map((rule, at) => `${at + 1}. ${rule}`)
    .join('\n')

const privacy = (words: Same<typeof enPrivacy>): string =>
  written(
    words.lead,
    heading(words.keepHeading),
    points(words.keep1, words.keep2, words.keep3, words.keep4, words.keep5),
    heading(words.childrenHeading),
    words.children1,
    words.children2,
    heading(words.signInHeading),
    words.signIn1,
    heading(words.payingHeading),
    words.paying1,
    heading(words.seesHeading),
    points(words.sees1, words.sees2, words.sees3, words.sees4, words.sees5),
    words.sees6,
    heading(words.phoneHeading),
    words.phone1,
    heading(words.longHeading),
    words.long1,
    heading(words.rightsHeading),
    words.rights1,
  )

const refund = (words: Same<typeof enRefund>): string =>
  written(
    words.lead,
    heading(words.notHeading),
    words.not1,
    heading(words.whenHeading),
    points(words.when1, words.when2, words.when3, words.when4),
    heading(words.howHeading),
    words.how1,
    heading(words.missingHeading),
    words.missing1,
    heading(words.askHeading),
    words.ask1,
  )

const delivery = (words: Same<typeof enDelivery>): string =>
  written(
    words.lead,
    heading(words.ticketsHeading),
    words.tickets1,
    words.tickets2,
    heading(words.membershipsHeading),
    words.memberships1,
    heading(words.eventsHeading),
    words.events1,
    heading(words.gateHeading),
    points(words.gate1, words.gate2, words.gate3),
    heading(words.missingHeading),
    words.missing1,
  )

const UPDATED = '2026-11-15'

/** What the policy pages say until the centre writes its own, as its owner would write it. */
export const ourPolicies: Record<PolicyName, { updated: string | null; text: Record<Language, string> }> = {
  'terms-and-conditions': { updated: null, text: { en: terms(enTerms), bn: terms(bnTerms) } },
  'privacy-policy': { updated: UPDATED, text: { en: privacy(enPrivacy), bn: privacy(bnPrivacy) } },
  'refund-policy': { updated: UPDATED, text: { en: refund(enRefund), bn: refund(bnRefund) } },
  'service-delivery-policy': { updated: UPDATED, text: { en: delivery(enDelivery), bn: delivery(bnDelivery) } },
}
