import type { Readable } from 'node:stream'

export type Part = { name: string; filename: string | undefined; bytes: Buffer[] }

const BLANK_LINE = Buffer.from('\r\n\r\n')
const MOST_HEAD_BYTES = 8192

/** Tells of each part how many of its bytes are worth keeping; the rest is dropped on arrival. */
type Worth = (part: Omit<Part, 'bytes'>) => number

/** A form in RFC 7578's words, part by part. It ends or throws as soon as the body does: it waits for nothing but the body. */
export async function* partsOf(body: Readable, boundary: string, worth: Worth): AsyncGenerator<Part> {
  // Whoever leaves early still has to answer, so the stream is not destroyed.
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
  const text = cutting(pieces)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  try {
    await text.until(delimiter, 0)
    while (!(await text.isNext('--'))) {
      const part = describe(Buffer.concat(await text.until(BLANK_LINE, MOST_HEAD_BYTES)).toString())
      yield { ...part, bytes: await text.until(delimiter, worth(part)) }
    }
  } finally {
    await pieces.return?.()
  }
}

function describe(head: string): Omit<Part, 'bytes'> {
  if (!/^(\r\n|$)/.test(head) || head.length >= MOST_HEAD_BYTES)
    throw new Error('What follows a boundary is not the head of a part.')
  return { name: parameter(head, 'name') ?? '', filename: parameter(head, 'filename') }
}

/** Browsers quote them, some programs do not, some mark the file's name as encoded. */
function parameter(head: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(String.raw`\r\ncontent-disposition:[^\r]*?;\s*${name}\*?=(?:"([^"\r]*)"|([^\s;"]+))`, 'i').exec(head) ??
    []
  return quoted ?? plain
}

function cutting(pieces: AsyncIterator<Buffer>) {
  // The first boundary stands at the start of a line like all others.
  let held = Buffer.from('\r\n')

  async function more(from: number): Promise<void> {
    const { done, value } = await pieces.next()
    if (done) throw new Error('The form ends before it should.')
    held = Buffer.concat([held.subarray(from), value])
  }

  /** What stands before the mark, as far as it is worth keeping; the mark itself is stepped over. */
  async function until(mark: Buffer, most: number): Promise<Buffer[]> {
    const kept: Buffer[] = []
    let room = most
    const keep = (piece: Buffer) => {
      if (room > 0) kept.push(piece.subarray(0, room))
      room -= piece.length
    }
    for (;;) {
      const at = held.indexOf(mark)
      // The end of what is held may be the beginning of the mark.
      const safe = at >= 0 ? at : Math.max(0, held.length - mark.length + 1)
      keep(held.subarray(0, safe))
      if (at < 0) await more(safe)
      else {
        held = held.subarray(at + mark.length)
        return kept
      }
    }
  }

  async function isNext(mark: string): Promise<boolean> {
    while (held.length < mark.length) await more(0)
    return held.toString('latin1', 0, mark.length) === mark
  }

  return { until, isNext }
}
