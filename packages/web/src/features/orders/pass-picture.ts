import type { Pass } from '#contract/schemas/pass.ts'
import { qrPath } from '#ui/qr-path.ts'
import { isMembership, lineWords } from './pass-words.ts'
import { shareTitle } from './share-words.ts'

const [WIDTH, HEIGHT, QR] = [720, 1040, 560]

const tokenOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

const modulesOf = (path: string): Path2D => new Path2D(path)

function drawQr(pen: CanvasRenderingContext2D, text: string, left: number, top: number): void {
  const { path, size } = qrPath(text)
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.roundRect(left - 40, top - 40, QR + 80, QR + 80, 48)
  pen.fill()
  pen.save()
  pen.translate(left, top)
  pen.scale(QR / size, QR / size)
  pen.fillStyle = '#000'
  pen.fill(modulesOf(path))
  pen.restore()
}

/** The pass as a picture: what is on it needs no line, and no page of ours. */
export async function passPicture(pass: Pass, centre: string | undefined): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  const [display, body] = [tokenOf('--font-display'), tokenOf('--font-body')]
  const write = (text: string, font: string, y: number) => {
    pen.font = font
    pen.fillText(text, WIDTH / 2, y, WIDTH - 80)
  }
  pen.fillStyle = tokenOf(isMembership(pass) ? '--c-teal-500' : '--c-sky-500')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawQr(pen, pass.qr, (WIDTH - QR) / 2, 170)
  pen.textAlign = 'center'
  pen.fillStyle = tokenOf('--c-ink')
  write(shareTitle(pass, centre), `700 44px ${display}`, 90)
  write(pass.code, `800 56px ${display}`, 860)
  const facts = [pass.branch?.name, pass.lines.map(lineWords).join(', ')]
  facts.filter((text) => text !== undefined).forEach((text, i) => write(text, `600 32px ${body}`, 925 + i * 52))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))), 'image/png'),
  )
}
