import type { Package } from '#contract/schemas/package.ts'

/** The package that a link handed over, if it is this one: it is shown until the server has told what holds now. */
export function handedPackage(state: unknown, id: number): Package | undefined {
  const handed = state as Partial<Package> | null
  return handed?.id === id &&
    typeof handed.price === 'number' &&
    Array.isArray(handed.details) &&
    Array.isArray(handed.days)
    ? (handed as Package)
    : undefined
}
