import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newestFirst } from './read-own-data.ts'
import { writeOwnData } from './write-own-data.ts'

async function* pagesOf<T>(...pages: T[][]): AsyncGenerator<T[]> {
  yield* pages
}
const noObjection = async (): Promise<void> => {}
const head = { centre: 'দোলনা', profile: { name: 'Rina\n"Akter"', childrens: [], image: null } }
const orders = [
  { id: 3, note: 'two\nlines', riders: [{ name: 'Mitu' }, { name: null }] },
  { id: 2, note: '}', riders: [] },
  { id: 1, note: 'x'.repeat(100_000), riders: [] },
]

it.each([
  ['there is nothing', {}, {}],
  ['lists are empty', { sales: [], messages: [[], []] }, { sales: [], messages: [] }],
  [
    'lists come in pages',
    { sales: [orders.slice(0, 1), [], orders.slice(1)], messages: [[{ text: 'ok' }]] },
    { sales: orders, messages: [{ text: 'ok' }] },
  ],
])(
  'when %s, the pieces are to the letter what all of it at once would be',
  async (_, pages: Record<string, object[][]>, whole) => {
    const lists = Object.fromEntries(Object.entries(pages).map(([name, list]) => [name, pagesOf(...list)]))
    expect(await text(Readable.from(writeOwnData(head, lists, noObjection)))).toBe(
      JSON.stringify({ data: { ...head, ...whole } }, null, 2),
    )
  },
)

it('when there is an objection at the end, what came before it is no whole file', async () => {
  const file = Readable.from(
    writeOwnData(head, { sales: pagesOf(orders) }, () => Promise.reject(new Error('no longer true'))),
  )
  let read = ''
  await expect(async () => {
    for await (const piece of file) read += String(piece)
  }).rejects.toThrow('no longer true')
  expect(read.length).toBeGreaterThan(1000)
  expect(() => JSON.parse(read) as unknown).toThrow(SyntaxError)
})

it('when the reader does not read, no more than the next page is read ahead', async () => {
  const [pages, each] = [50, 4]
  let asked = 0
  const read = async ({ before, most }: { before: number; most: number }) => {
    asked += 1
    const first = Math.min(before, pages * each + 1) - 1
    return Array.from({ length: Math.min(most, first) }, (_, n) => ({ id: first - n, text: 'x'.repeat(30_000) }))
  }
  const file = Readable.from(writeOwnData(head, { messages: newestFirst(read, each) }, noObjection), {
    objectMode: false,
  })
  const ahead: number[] = []
  let had = 0
  for await (const piece of file) {
    had += (piece as Buffer).length
    // As long as a slow reader takes for a piece.
    for (let turns = 0; turns < 20; turns += 1) await turn()
    ahead.push(asked - had / (each * 30_000))
  }
  expect(asked).toBe(pages + 1)
  expect(Math.max(...ahead)).toBeLessThanOrEqual(2.5)
})

it('when nobody reads any more, the pages are let go', async () => {
  let ended = false
  async function* endless(): AsyncGenerator<object[]> {
    try {
      for (;;) yield [{ text: 'x'.repeat(100_000) }]
    } finally {
      ended = true
    }
  }
  const file = Readable.from(writeOwnData(head, { messages: endless() }, noObjection), { objectMode: false })
  for await (const _ of file) break
  await expect.poll(() => ended).toBe(true)
})
