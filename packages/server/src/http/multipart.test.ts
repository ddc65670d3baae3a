import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type Part, partsOf } from './multipart.ts'

const head = 'Content-Disposition: form-data; name='
const field = (name: string, value: string) => `--b\r\n${head}"${name}"\r\n\r\n${value}\r\n`

const inPieces = (body: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(body.length / size) }, (_, at) => body.subarray(at * size, (at + 1) * size)),
  )

type Told = { name: string; filename?: string | undefined; text: string }
const tell = ({ bytes, ...part }: Part): Told => ({ ...part, text: Buffer.concat(bytes).toString('latin1') })

async function read(body: string | Buffer, { boundary = 'b', size = 64_000, most = Infinity } = {}): Promise<Told[]> {
  const parts: Told[] = []
  for await (const part of partsOf(inPieces(Buffer.from(body), size), boundary, () => most)) parts.push(tell(part))
  return parts
}

describe('a form', () => {
  it.each([1, 2, 3, 7, 64, 64_000])(
    'when it arrives in pieces of %i bytes, it is what the sender meant',
    async (size) => {
      const form = new FormData()
      form.append('name', 'রিনা "R" \r\n--b--')
      form.append('empty', '')
      form.append('image', new File([Buffer.from('\r\n--\r\n\0\xff\r\n-', 'latin1')], 'me.png'))
      const sent = new Response(form)
      const boundary = /boundary=(.+)/.exec(sent.headers.get('content-type') ?? '')?.[1] ?? ''
      expect(await read(Buffer.from(await sent.arrayBuffer()), { boundary, size })).toEqual([
        { name: 'name', filename: undefined, text: Buffer.from('রিনা "R" \r\n--b--').toString('latin1') },
        { name: 'empty', filename: undefined, text: '' },
        { name: 'image', filename: 'me.png', text: '\r\n--\r\n\0\xff\r\n-' },
      ])
    },
  )

  it('when there is text before the first boundary and after the last, it says nothing', async () => {
    expect(await read(`before\r\n${field('a', '1')}--b--after\r\n--b\r\n`)).toMatchObject([{ name: 'a', text: '1' }])
    expect(await read('--b--')).toEqual([])
  })

  it.each([
    [`${head}"a"`, { name: 'a', filename: undefined }],
    [`${head}a`, { name: 'a', filename: undefined }],
    ['content-disposition:form-data;NAME="a";filename=""', { name: 'a', filename: '' }],
    [`${head}"a"; filename="x; name=evil.png"`, { name: 'a', filename: 'x; name=evil.png' }],
    [`${head}"a"; filename*=utf-8''%E0.png`, { name: 'a', filename: "utf-8''%E0.png" }],
    [`Content-Type: text/plain\r\n${head}"__proto__"`, { name: '__proto__', filename: undefined }],
    ['Content-Type: text/plain; name="a"', { name: '', filename: undefined }],
  ])('when the head of a part is %s, it is understood as browsers and programs mean it', async (written, part) => {
    expect(await read(`--b\r\n${written}\r\n\r\n1\r\n--b--`)).toEqual([{ ...part, text: '1' }])
  })

  it('when a part is longer than it is worth, the rest is dropped', async () => {
    expect(await read(`${field('a', 'x'.repeat(500))}--b--`, { size: 9, most: 20 })).toMatchObject([
      { text: 'x'.repeat(20) },
    ])
  })
})

describe('a form that is none', () => {
  it.each([
    ['empty', ''],
    ["without a part's head", '--b\r\n\r\n--b--'],
    ['a boundary and no more', '--b'],
    ['another boundary', '--c\r\n\r\n--c--'],
    ['a longer boundary', field('a', '1').replace('--b', '--bb')],
    ['a head without end', `--b\r\n${head}"a"\r\n`],
    ['a head of a megabyte', `--b\r\n${head}"${'a'.repeat(1_000_000)}"\r\n\r\n1\r\n--b--`],
    ['a part that breaks off', field('a', '1')],
    ['one dash too few', `${field('a', '1')}--b-`],
    ['lines that end as on Unix', `${field('a', '1')}--b--`.replaceAll('\r', '')],
  ])('when it is %s, that is said at once', async (_, body) => {
    await expect(read(body)).rejects.toThrow(/form ends|head of a part/)
  })

  it('when it is cut at any place, it is read or refused, and never waited for', async () => {
    const body = `${field('a', '1')}${field('image', 'x').replace('"\r\n\r\n', '"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n')}--b--\r\n`
    const outcomes = await Promise.all(
      Array.from({ length: body.length }, (_, at) =>
        read(body.slice(0, at), { size: 5 }).then(
          () => 'read',
          () => 'refused',
        ),
      ),
    )
    expect(outcomes.indexOf('read')).toBe(body.indexOf('--b--') + '--b--'.length)
  })

  it('when bytes of it are changed at random, it is read or refused, and never waited for', async () => {
    const whole = Buffer.from(`${field('a', '1')}${field('b', 'two')}--b--\r\n`)
    const strange = Buffer.from('\r\n-b":;=\0\xff', 'latin1')
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let turn = 0; turn < 400; turn++) {
      const body = Buffer.from(whole)
      for (let change = 0; change <= random(4); change++)
        body[random(body.length)] = strange[random(strange.length)] ?? 0
      await read(body, { size: 1 + random(40) }).catch((error: unknown) => expect(error).toBeInstanceOf(Error))
    }
  })
})
