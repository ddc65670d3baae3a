import type { WithConsent } from '#contract/schemas/staff-customers.ts'
import type { StaffActor } from '../actor.ts'
import { useCode } from '../customers/code-queries.ts'
import { type DeskUse, deskUse } from '../customers/sign-in-code.ts'
import { checkCode } from '../customers/verify-code.ts'
import type { Transaction } from '../db/database.ts'
import { notAllowed } from '../staff/refusals.ts'
import type { Changes } from '../staff/tables.ts'
import type { Households } from './households.ts'

type ReadOut = { id: number; phone: string; code: string; ip: string; use: DeskUse }
type Act<T extends object> = (tx: Transaction, now: Date) => Promise<T>

/** Does something once the code is right, and uses it up with it; what is refused leaves the code as it was. */
export const afterCode = <T extends object>(needs: Households, typed: ReadOut, act: Act<T>): Promise<T> => {
  const { id, phone, code, ip, use } = typed
  return checkCode<T>(needs, { phone, code, ip, use: deskUse(use, id) }, (kept, number, now) =>
    needs.database.db.transaction(async (tx) => ((await useCode(tx, kept, number, now)) ? act(tx, now) : undefined)),
  )
}

type Asked = Omit<ReadOut, 'code'> & { consent: WithConsent }

/** The customer agrees by reading out a code. An owner may go without one, and says why. */
export function withConsent<T extends object>(
  needs: Households,
  by: StaffActor,
  { consent: { code }, ...asked }: Asked,
  act: Act<T>,
): Promise<T> {
  if (code !== undefined) return afterCode(needs, { ...asked, code }, act)
  if (by.role !== 'owner') throw notAllowed()
  return needs.database.db.transaction((tx) => act(tx, needs.clock.now()))
}

/** What the log says of it. */
export const whyWithout = ({ code, reason }: WithConsent): Changes =>
  code === undefined && reason !== undefined ? { reason: [null, reason] } : {}
