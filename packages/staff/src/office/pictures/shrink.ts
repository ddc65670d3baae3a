import { MAX_SENT_BYTES, sentSize } from '#contract/rules/picture-sending.ts'

type Size = { width: number; height: number }
export type Turn = 0 | 90 | 180 | 270
/** What is sent, and what it was made of. */
export type Prepared = Size & { blob: Blob; before: Size & { bytes: number } }

const JPEG = 'image/jpeg'
/** A photo of 4000 px has at most 5 MB at the first of these, unless it is all leaves and gravel. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5]

/** As it is shown: a photo that says how it was held is upright. Rejects when the browser cannot open it. */
export async function sizeOf(file: Blob): Promise<Size> {
  const [image, address] = [new Image(), URL.createObjectURL(file)]
  try {
    image.src = address
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', () => reject(new Error('The browser cannot open this picture.')))
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A photo over 4000 px or 5 MB is made smaller before it is sent; another one is sent as it is, unless it is turned. */
export async function shrink(file: Blob, turn: Turn = 0): Promise<Prepared> {
  const size = await sizeOf(file)
  const before = { ...size, bytes: file.size }
  const { isSmaller, ...target } = sentSize(size, file.size)
  if (!isSmaller && turn === 0) return { blob: file, ...size, before }
  const canvas = await drawTurned(file, target, turn)
  return { blob: await lightest(canvas), width: canvas.width, height: canvas.height, before }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement
type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

async function drawTurned(file: Blob, { width, height }: Size, turn: Turn): Promise<Canvas> {
  const bitmap = await createImageBitmap(file)
  const lies = turn === 90 || turn === 270
  const canvas = canvasOf(lies ? { width: height, height: width } : { width, height })
  const pen = canvas.getContext('2d') as Pen | null
  if (!pen) throw new Error('The browser cannot draw this picture.')
  // What can be seen through becomes white, as the server does it.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((turn * Math.PI) / 180)
  pen.drawImage(bitmap, -width / 2, -height / 2, width, height)
  bitmap.close()
  return canvas
}

/** Browsers of before 2023 draw on the page's own canvas only. */
function canvasOf(size: Size): Canvas {
  if ('OffscreenCanvas' in window) return new OffscreenCanvas(size.width, size.height)
  return Object.assign(document.createElement('canvas'), size)
}

async function lightest(canvas: Canvas): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality)
    if (blob.size <= MAX_SENT_BYTES || quality === QUALITIES.at(-1)) return blob
  }
  throw new Error('There is always a last quality.')
}

function toBlob(canvas: Canvas, quality: number): Promise<Blob> {
  if (!('toBlob' in canvas)) return canvas.convertToBlob({ type: JPEG, quality })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      JPEG,
      quality,
    )
  })
}
