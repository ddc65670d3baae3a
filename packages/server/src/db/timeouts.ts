/** How long the database is waited for, in milliseconds. PostgreSQL itself ends what takes longer than the first three. */
export type Timeouts = {
  lock: number
  statement: number
  idleInTransaction: number
  /** Nothing has come back for so long: then it is asked whether it speaks at all, */
  silence: number
  /** and for so long an answer to that is waited for. */
  probe: number
  connect: number
}

/** Somebody waits: with a silent database everybody knows after `silence` and `probe` together, which is under three seconds. */
export const requestTimeouts: Timeouts = {
  lock: 2500,
  statement: 4000,
  idleInTransaction: 10_000,
  silence: 1200,
  probe: 900,
  connect: 5000,
}

/** Nobody waits: jobs, the demo content, a person's script. */
export const jobTimeouts: Timeouts = {
  ...requestTimeouts,
  lock: 20_000,
  statement: 120_000,
  idleInTransaction: 120_000,
  connect: 20_000,
}

/** Turns of several processes, and tables that are rewritten. */
export const migrationTimeouts: Timeouts = { ...jobTimeouts, lock: 600_000, statement: 1_800_000 }

/** What PostgreSQL should have said after `statement`, and did not in this time, it does not say any more. */
export const GRACE_MS = 2000

/** As the driver wants them: told to PostgreSQL when a connection begins, whichever server it is. */
export const driverTimeouts = ({ lock, statement, idleInTransaction, connect }: Timeouts) => ({
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idleInTransaction,
  query_timeout: statement + 2 * GRACE_MS,
  connectionTimeoutMillis: connect,
})
