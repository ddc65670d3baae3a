import { encode } from 'uqr'
import { colour } from './style.ts'

/** Each row's dark modules in as few rectangles as they make; in ink on white, with the quiet zone around it. */
export function drawQr(doc: PDFKit.PDFDocument, code: string, box: { x: number; y: number; size: number }): void {
  const { data, size } = encode(code, { ecc: 'M', border: 2 })
  const step = box.size / size
  doc.roundedRect(box.x, box.y, box.size, box.size, 6).fill(colour.paper)
  for (const [y, row] of data.entries()) {
    for (const { from, to } of darkRuns(row))
      doc.rect(box.x + from * step, box.y + y * step, (to - from) * step, step + 0.05)
  }
  doc.fill(colour.ink)
}

function darkRuns(row: boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (dark && last?.to === x) last.to = x + 1
    else if (dark) runs.push({ from: x, to: x + 1 })
  }
  return runs
}
