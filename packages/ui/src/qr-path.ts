import { encode } from 'uqr'

/** Scanners want a quiet rim; half of it is here, half is the paper around. */
const RIM = 2

export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: RIM })
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { path: path.join(''), size }
}

function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && row[x - 1]) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
