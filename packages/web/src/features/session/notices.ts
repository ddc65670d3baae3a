import { accountDeleted } from '#words/profile.ts'
import { loggedOut, signedOutEverywhere } from '#words/session.ts'

/** What the page after a customer's last one says. */
export const notices = { loggedOut, signedOutEverywhere, accountDeleted }
export type Notice = keyof typeof notices
