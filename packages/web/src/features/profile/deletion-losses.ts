import * as words from '#words/profile.ts'

/** What a customer would lose with the account, a sentence each. */
export const deletionLosses = (memberships: string[], unpaidOrders: number): string[] => [
  ...memberships.map(words.runningMembership),
  ...(unpaidOrders > 0 ? [words.unpaidOrders(unpaidOrders)] : []),
]
