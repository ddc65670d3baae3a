import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

const library = () => import('@hookform/resolvers/zod')

/** The library that checks is a third of a form's scripts and is needed when one saves. Where it cannot be fetched, the server checks. */
export function lateResolver<V extends FieldValues, F = V>(
  schema: () => Promise<z.ZodType<F>>,
): Resolver<V, unknown, F> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, shape] = await Promise.all([library(), schema()])
      const check = zodResolver(shape as never) as unknown as Resolver<V, unknown, F>
      return await check(values, context, options)
    } catch {
      return { values: values as unknown as F, errors: {} } as Awaited<ReturnType<Resolver<V, unknown, F>>>
    }
  }
}

/** Fetched when the form is there, so that saving does not wait. */
export const fetchChecks = <F>(schema: () => Promise<z.ZodType<F>>): void =>
  void Promise.all([library(), schema()]).catch(() => {})
