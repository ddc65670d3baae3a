import { beforeEach, describe, expect, it } from 'vitest'
import { type Upload, UploadQueue } from './upload-queue.ts'

const line = { status: 'FETCH_ERROR' }
const heic = { status: 415, data: { message: 'Only JPG, JPEG, and PNG files are allowed.' } }

type Open = { name: string; end: () => void; fail: (failure: object) => void; signal: AbortSignal }

/** A server one can watch: what is on its way to it, what it has, and when time passes. */
function makeServer() {
  const open: Open[] = []
  const placed: string[] = []
  const waits: { ms: number; act: () => void }[] = []
  const state = { order: [] as number[], failPlacing: 0 }
  const queue = new UploadQueue<string>(
    {
      send: ({ file }, _tell, signal) =>
        new Promise((resolve, reject: (failure: object) => void) => {
          open.push({ name: file.name, end: () => resolve(file.name), fail: reject, signal })
          signal.addEventListener('abort', () => reject(line))
        }),
      place: async ({ file }) => {
        if (state.failPlacing-- > 0) throw line
        return placed.push(file.name)
      },
      reorder: async (ids) => void (state.order = ids),
    },
    (ms, act) => void waits.push({ ms, act }),
  )
  return { queue, open, placed, waits, state }
}

let server: ReturnType<typeof makeServer>
beforeEach(() => {
  server = makeServer()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const photos = (count: number): File[] => Array.from({ length: count }, (_, at) => new File(['x'], `${at + 1}.jpg`))

/** Chooses so many photos and says what they show. */
function choose(count: number): Upload<string>[] {
  const { queue } = server
  queue.add(photos(count))
  queue.tell(
    queue.all().map(({ key }) => key),
    'A swing',
  )
  return queue.all()
}
const find = (name: string): Open => server.open.findLast((one) => one.name === name) as Open
const states = () => server.queue.all().map(({ state }) => state)
async function end(...names: string[]): Promise<void> {
  for (const name of names) {
    find(name).end()
    await settled()
  }
}
async function fail(name: string, failure: object): Promise<void> {
  find(name).fail(failure)
  await settled()
}

describe('the queue of pictures', () => {
  it('when five are chosen, three are on their way and the others wait', async () => {
    choose(5)
    expect(server.open.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
    await end('2.jpg')
    expect(server.open.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
  })

  it('when nobody has said what one shows, it is not sent; told, it goes', () => {
    server.queue.add(photos(2))
    expect([states(), server.open]).toEqual([['untold', 'untold'], []])
    server.queue.tell([server.queue.all()[1]?.key ?? ''], 'A slide')
    expect([states(), server.open.length]).toEqual([['untold', 'sending'], 1])
    expect(server.queue.all()[1]?.alt).toBe('A slide')
  })

  it('when the last ends first, they are placed in the order in which they were chosen', async () => {
    choose(3)
    await end('3.jpg', '2.jpg')
    expect([server.placed, states()]).toEqual([[], ['sending', 'sent', 'sent']])
    await end('1.jpg')
    expect([server.placed, states()]).toEqual([
      ['1.jpg', '2.jpg', '3.jpg'],
      ['done', 'done', 'done'],
    ])
    expect(server.state.order).toEqual([])
  })

  it('when the line breaks under one, the rest goes on, and it comes to its place later', async () => {
    choose(3)
    await fail('1.jpg', line)
    await end('2.jpg', '3.jpg')
    expect([server.placed, states()]).toEqual([
      ['2.jpg', '3.jpg'],
      ['broken', 'done', 'done'],
    ])
    expect(server.waits.map(({ ms }) => ms)).toEqual([1000])
    server.waits[0]?.act()
    await end('1.jpg')
    expect(server.state.order).toEqual([3, 1, 2])
    expect(server.queue.isBusy).toBe(false)
  })

  it('when it breaks again and again, it is tried more and more rarely, and never given up', async () => {
    const [only] = choose(1)
    for (let at = 0; at < 7; at++) {
      await fail('1.jpg', at % 2 ? { status: 503 } : line)
      server.waits[at]?.act()
    }
    expect(server.waits.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(server.queue.all()[0]?.key).toBe(only?.key)
    await end('1.jpg')
    expect(states()).toEqual(['done'])
  })

  it('when the line is back, all that broke are on their way at once, and those that are there are not sent again', async () => {
    choose(4)
    await end('1.jpg')
    for (const name of ['2.jpg', '3.jpg', '4.jpg']) await fail(name, line)
    server.queue.resume()
    expect(server.open.slice(4).map(({ name }) => name)).toEqual(['2.jpg', '3.jpg', '4.jpg'])
  })

  it('when one is refused, it says why, is not tried again, and holds up nobody', async () => {
    choose(3)
    await fail('1.jpg', heic)
    await end('2.jpg', '3.jpg')
    expect([states(), server.waits]).toEqual([['refused', 'done', 'done'], []])
    expect(server.queue.all()[0]?.failure).toBe(heic)
    expect(server.placed).toEqual(['2.jpg', '3.jpg'])
  })

  it('when the line breaks between sending and placing, the picture is not sent a second time', async () => {
    choose(1)
    server.state.failPlacing = 1
    await end('1.jpg')
    expect([states(), server.placed]).toEqual([['broken'], []])
    server.waits[0]?.act()
    await settled()
    expect([states(), server.placed, server.open.length]).toEqual([['done'], ['1.jpg'], 1])
  })

  it('when one is removed on its way, its sending ends and the next begins', async () => {
    const [first] = choose(4)
    server.queue.remove(first?.key ?? '')
    await settled()
    expect([find('1.jpg').signal.aborted, server.queue.all().length]).toEqual([true, 3])
    await end('2.jpg', '3.jpg', '4.jpg')
    expect(server.placed).toEqual(['2.jpg', '3.jpg', '4.jpg'])
  })

  it('when all are stopped, those that are done stay', async () => {
    choose(4)
    await end('1.jpg')
    server.queue.stop()
    await settled()
    expect([states(), server.open.filter(({ signal }) => signal.aborted).length]).toEqual([['done'], 3])
  })

  it('when more than thirty are chosen, the first thirty are taken and the others counted', () => {
    expect([server.queue.add(photos(32)), server.queue.all().length, server.queue.room]).toEqual([2, 30, 0])
  })
})
