/**
 * Node's words for a server that cannot be reached, and PostgreSQL's classes for one that is going, full, or too busy: a
 * statement (57014), a lock (55P03) or a pause inside a transaction (25P03) that took too long.
 */
const GONE =
  /^(E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT|AI_AGAIN)|08...|25P03|53300|55P03|57014|57P0[1-3])$/
const GONE_IN_WORDS = new RegExp(
  [
    'connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'query read timeout',
    'encountered a connection error',
    'pool after calling end',
  ].join('|'),
  'i',
)

export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && GONE.test(code)) return true
  if (GONE_IN_WORDS.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true
  return isDatabaseGone(error.cause)
}
