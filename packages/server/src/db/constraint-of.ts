/** The name of the rule that the database found broken, if that is what went wrong; Drizzle hides it in the cause. */
export function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause)
}
