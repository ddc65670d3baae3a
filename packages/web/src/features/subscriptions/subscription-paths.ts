import { generatePath } from 'react-router'
import { paths } from '../../app/paths.ts'

const at = (path: string) => (id: number): string => generatePath(path, { subscriptionId: String(id) })

export const subscriptionPath = at(paths.mySubscription)
export const activatedPath = at(paths.membershipSuccess)
export const failedPath = at(paths.membershipFail)

/** Where the same package is bought anew. */
export const buyAgainPath = (packageId: number): string => generatePath(paths.membershipCheckout, { packageId: String(packageId) })
