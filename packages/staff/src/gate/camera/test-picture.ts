/** The rows of a small QR code, a bit a module. */
const ROWS =
  '1fd97f 104941 17555d 17525d 175c5d 104041 1fd57f c00 1e549d c292e 349f5 143587 e6e9e 18a8 1fc8d3 1047cd 174641 175c92 175294 105758 1fd322'
const MODULES = 21
const RIM = 4
const SCALE = 8

export const TEST_TEXT = 'DOLNA'

/** What a detector must be able to read before it is trusted with tickets. */
export function testPicture(): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (MODULES + 2 * RIM) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws nothing.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  ROWS.split(' ').forEach((row, y) => {
    const bits = Number.parseInt(row, 16).toString(2).padStart(MODULES, '0')
    for (let x = 0; x < MODULES; x++)
      if (bits[x] === '1') pen.fillRect((x + RIM) * SCALE, (y + RIM) * SCALE, SCALE, SCALE)
  })
  return createImageBitmap(canvas)
}
