import { MembershipPayment } from './membership-success.tsx'

export { queries } from './membership-success.tsx'
export const Component = () => <MembershipPayment claim="failed" />
