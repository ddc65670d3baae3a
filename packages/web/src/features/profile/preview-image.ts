/** Twice the size at which it is shown. */
const SIDE = 176

/** What the round picture will show: the middle of the photo, upright. Null when the file is no picture at all. */
export async function previewImage(file: File): Promise<string | null> {
  const photo = await createImageBitmap(file).catch(() => null)
  if (!photo) return null
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const { width, height } = photo
  const side = Math.min(width, height)
  canvas.getContext('2d')?.drawImage(photo, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  photo.close()
  return canvas.toDataURL()
}
