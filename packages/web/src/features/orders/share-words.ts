import type { Pass } from '#contract/schemas/pass.ts'
import * as words from '#words/passes.ts'
import { dayWithWeekday, isMembership } from './pass-words.ts'

/** What is shared, in a line: the centre and the day, or the membership. */
export function shareTitle(pass: Pass, centre: string | undefined): string {
  const what = pass.title ?? dayWithWeekday(pass.first_day)
  return centre === undefined ? what : `${centre}, ${what}`
}

/** Where, for how many, and the code. */
export function shareFacts(pass: Pass): string {
  const people = isMembership(pass) || pass.people === 0 ? [] : [words.peopleCount(pass.people)]
  return [...(pass.branch ? [pass.branch.name] : []), ...people, pass.code].join(', ')
}

export const shareText = (pass: Pass, centre: string | undefined): string =>
  [shareTitle(pass, centre), shareFacts(pass)].join('\n')

/** The link goes along where there is no field of its own for it. */
export const shareTextWithLink = (pass: Pass, centre: string | undefined): string =>
  [shareText(pass, centre), ...(pass.share_url === null ? [] : [pass.share_url])].join('\n')

export const shareHeading = (pass: Pass): string => (isMembership(pass) ? words.shareMembership : words.shareTicket)

/** What a share gives away. */
export function shareWarning(pass: Pass): string {
  if (isMembership(pass)) return words.whoeverHasIt
  return pass.people <= 1 ? words.whoeverHasItOnce : words.whoeverHasItEach(pass.people)
}

export const shareEnd = (pass: Pass): string =>
  isMembership(pass) ? words.linkEndsWithMembership : words.linkEndsWithVisit
