import { dialPhone, showPhone } from '#contract/rules/phone.ts'

export const PhoneLink = ({ phone }: { phone: string }) => <a href={dialPhone(phone)}>{showPhone(phone)}</a>

export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>
