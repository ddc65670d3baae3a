export const MAX_IMAGE_BYTES = 5_242_880

type Words = Record<'imageFormat' | 'imageBytes' | 'imageEmpty', string>

/** What can be said of a chosen file before it is sent; the server looks inside. */
export function imageProblem({ name, size }: { name: string; size: number }, words: Words): string | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return words.imageFormat
  if (size > MAX_IMAGE_BYTES) return words.imageBytes
  return size === 0 ? words.imageEmpty : null
}
