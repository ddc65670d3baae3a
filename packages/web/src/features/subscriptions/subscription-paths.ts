import { pathOf, paths } from '#contract/paths.ts'

const at =
  (path: string) =>
  (id: number): string =>
    pathOf(path, id)

export const subscriptionPath = at(paths.mySubscription)
export const activatedPath = at(paths.membershipSuccess)
export const failedPath = at(paths.membershipFail)

/** Where the same package is bought anew. */
export const buyAgainPath = (packageId: number): string => pathOf(paths.membershipCheckout, packageId)
