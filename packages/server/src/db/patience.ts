/**
 * How long the database is waited for, in milliseconds. PostgreSQL itself gives up on a lock, a statement or a transaction in
 * which nothing is asked; what it cannot end, because it has fallen silent, is ended here.
 */
export type Patience = {
  lock: number
  statement: number
  idleInTransaction: number
  /** Nothing has come back for so long: more than `statement`, so that a server that lives can say so first. */
  silence: number
  /** A new connection. */
  connect: number
  /** When one connection is silent, another is tried for so long, to know whether all are. */
  probe: number
}

/** Somebody waits: with a silent database everybody knows after `silence` and `probe` together, which is under three seconds. */
export const impatient: Patience = { lock: 1200, statement: 1800, idleInTransaction: 10_000, silence: 2200, connect: 2000, probe: 500 }

/** Nobody waits: jobs, the demo content, a person's script. */
export const patient: Patience = { lock: 20_000, statement: 120_000, idleInTransaction: 120_000, silence: 125_000, connect: 5000, probe: 2000 }

/** Turns of several processes, and tables that are rewritten. */
export const forMigrations: Patience = { ...patient, lock: 600_000, statement: 1_800_000, silence: 1_900_000 }

/** As the driver wants them: told to PostgreSQL when a connection begins, whichever server it is. */
export const timeouts = ({ lock, statement, idleInTransaction, silence, connect }: Patience) => ({
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idleInTransaction,
  query_timeout: 2 * silence,
  connectionTimeoutMillis: connect,
})
