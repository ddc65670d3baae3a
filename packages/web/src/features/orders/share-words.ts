import type { Pass } from '#contract/schemas/pass.ts'
import { dayWithWeekday, isMembership, peopleWords } from './pass-words.ts'

/** What is shared, in a line: the centre and the day, or the membership. */
export function shareTitle(pass: Pass, centre: string | undefined): string {
  const what = pass.title ?? dayWithWeekday(pass.first_day)
  return centre === undefined ? what : `${centre}, ${what}`
}

/** Where, for how many, and the code. */
export function shareFacts(pass: Pass): string {
  const people = isMembership(pass) || pass.people === 0 ? [] : [peopleWords(pass.people)]
  return [...(pass.branch ? [pass.branch.name] : []), ...people, pass.code].join(', ')
}

export const shareText = (pass: Pass, centre: string | undefined): string =>
  [shareTitle(pass, centre), shareFacts(pass)].join('\n')

/** The link goes along where there is no field of its own for it. */
export const shareTextWithLink = (pass: Pass, centre: string | undefined): string =>
  [shareText(pass, centre), ...(pass.share_url === null ? [] : [pass.share_url])].join('\n')

export const shareHeading = (pass: Pass): string => (isMembership(pass) ? 'Share this membership' : 'Share this ticket')

/** What a share gives away. */
export function shareWarning(pass: Pass): string {
  if (isMembership(pass)) return 'Whoever has the code can come in with it.'
  if (pass.people <= 1) return 'Whoever has the code can come in with it. It works once.'
  return `Whoever has the code can come in with it. It works once for each of the ${pass.people} people.`
}

export const shareEnd = (pass: Pass): string =>
  isMembership(pass)
    ? 'The link stops working when the membership ends.'
    : 'The link stops working when the visit is over.'
