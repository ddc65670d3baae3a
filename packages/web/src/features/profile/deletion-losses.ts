const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace('#', String(count))

/** What a customer would lose with the account, a sentence each. */
export function deletionLosses(memberships: string[], unpaidOrders: number): string[] {
  return [
    ...memberships.map((name) => `Your membership “${name}” is paid and still running.`),
    ...(unpaidOrders > 0
      ? [counted(unpaidOrders, 'One order of yours is not paid yet.', '# orders of yours are not paid yet.')]
      : []),
  ]
}
