export const MAX_IMAGE_BYTES = 5_242_880

/** The first two are the product's own words; the others are what a picture may turn out to be once it is opened. */
export const imageMessages = {
  format: 'Only JPG, JPEG, and PNG files are allowed.',
  bytes: 'File size exceeds the maximum limit of 5MB.',
  empty: 'This file is empty. Please choose another picture.',
  damaged: 'This picture is damaged and cannot be read.',
  too_large: 'This picture has too many pixels. Please choose a smaller one.',
} as const

/** What can be said of a chosen file before it is sent; the server looks inside. */
export function imageProblem({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return imageMessages.format
  if (size > MAX_IMAGE_BYTES) return imageMessages.bytes
  return size === 0 ? imageMessages.empty : null
}
