import sharp from 'sharp'
import { decoding } from './read-source.ts'
import type { Storage } from './storage.ts'

export type Turn = 90 | 180 | 270
type Point = { focusX: number; focusY: number }

/** The largest file of a stored picture, turned to the right: what was sent is not kept. Null when its file is gone. */
export async function turnStored(
  storage: Storage,
  { key, widths }: { key: string; widths: number[] },
  turn: Turn,
): Promise<Buffer | null> {
  const file = await storage.read(`${key}/${Math.max(...widths)}.jpg`)
  // Without loss in between: it is written anew for each size.
  return file && decoding(() => sharp(file.bytes).rotate(turn).png({ compressionLevel: 1 }).toBuffer())
}

/** The point of focus stays on what it was set on. */
export function turnPoint({ focusX, focusY }: Point, turn: Turn): Point {
  if (turn === 90) return { focusX: 100 - focusY, focusY: focusX }
  if (turn === 180) return { focusX: 100 - focusX, focusY: 100 - focusY }
  return { focusX: focusY, focusY: 100 - focusX }
}
