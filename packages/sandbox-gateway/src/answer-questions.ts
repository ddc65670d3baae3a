import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { writeAmount } from '#server/integrations/sslcommerz/amount.ts'
import { describeTransaction, dhakaTime } from './describe.ts'
import { isStore, type Fields, type Sandbox, type Session, type Transaction } from './store.ts'
import { sandboxSessions, sandboxTransactions } from './tables.ts'

type Found = { session: Session; transaction: Transaction | null }

const stranger = { APIConnect: 'FAILED', status: 'FAILED', errorReason: 'Store Credential Error Or Store is De-active' }

export const asStore = async <Answer>(sandbox: Sandbox, fields: Fields, answer: () => Promise<Answer>) =>
  isStore(sandbox, fields) ? answer() : stranger

/** validationserverAPI.php: the first look finds VALID, every later one VALIDATED. */
export async function validate({ db, clock }: Sandbox, { val_id: valId = '' }: Fields) {
  const [transaction] = await db
    .update(sandboxTransactions)
    .set({ validations: sql`${sandboxTransactions.validations} + 1` })
    .where(eq(sandboxTransactions.valId, valId))
    .returning()
  const [found] = transaction ? await read(db, eq(sandboxTransactions.id, transaction.id)) : []
  if (!found || !transaction) return { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' }
  return {
    ...describeTransaction(found.session, transaction),
    status: transaction.validations > 1 ? 'VALIDATED' : 'VALID',
    ...extras,
    APIConnect: 'DONE',
    validated_on: dhakaTime(clock.now()),
    gw_version: '',
  }
}

export async function queryByTranId({ db }: Sandbox, { tran_id: tranId = '' }: Fields) {
  const element = (await read(db, eq(sandboxSessions.tranId, tranId))).map(describeFound)
  return { APIConnect: 'DONE', no_of_trans_found: element.length, element }
}

export async function queryBySession({ db }: Sandbox, { sessionkey = '' }: Fields) {
  const found = await read(db, eq(sandboxSessions.sessionKey, sessionkey.toUpperCase()))
  const told = found.find(({ transaction }) => transaction?.status === 'VALID') ?? found.at(-1)
  return told
    ? { APIConnect: 'DONE', ...describeFound(told), sessionkey: told.session.sessionKey }
    : { APIConnect: 'DONE', status: 'FAILED', sessionkey }
}

const read = (db: Sandbox['db'], which: SQL): Promise<Found[]> =>
  db
    .select({ session: sandboxSessions, transaction: sandboxTransactions })
    .from(sandboxSessions)
    .leftJoin(sandboxTransactions, eq(sandboxTransactions.sessionKey, sandboxSessions.sessionKey))
    .where(which)
    .orderBy(asc(sandboxTransactions.id))

const extras = {
  emi_instalment: '0',
  emi_amount: '0.00',
  discount_percentage: '0',
  discount_amount: '0.00',
  discount_remarks: '',
}

/** Questions know four states only: cancelled and expired are told as failed, with the reason beside it. */
function describeFound({ session, transaction }: Found): Fields {
  if (transaction === null) return describePending(session)
  const status = transaction.status !== 'VALID' ? 'FAILED' : transaction.validations > 0 ? 'VALIDATED' : 'VALID'
  return { val_id: '', ...describeTransaction(session, transaction), ...extras, status }
}

const describePending = ({ tranId, amount, openedAt }: Session): Fields => ({
  val_id: '',
  status: 'PENDING',
  tran_id: tranId,
  tran_date: dhakaTime(openedAt),
  amount: writeAmount(amount),
  currency: 'BDT',
  currency_type: 'BDT',
  currency_amount: writeAmount(amount),
  bank_tran_id: '',
  card_type: '',
  error: '',
})
