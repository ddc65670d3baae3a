/** Makes something with the first who needs it and keeps it for all; what failed is made again for the next. */
export function keepOnceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () =>
    (kept ??= make().catch((error: unknown) => {
      kept = undefined
      throw error
    }))
}
