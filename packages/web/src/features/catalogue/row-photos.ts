/** Every third photo, latest first, so that rows differ; a short gallery gives its first ones, and none twice. */
export const photosFor = <T>(rows: number, photos: T[]): (T | undefined)[] =>
  Array.from({ length: rows }, (_, row) => {
    const left = rows - 1 - row
    return photos[left * 3] ?? photos[left]
  })
