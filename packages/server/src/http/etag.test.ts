import { describe, expect, it } from 'vitest'
import { etagOf, isFresh, keepRecent } from './etag.ts'

describe('isFresh', () => {
  const etag = etagOf('content')
  it.each([
    [etag, true],
    [`W/${etag}`, true],
    [`"other", ${etag}`, true],
    ['*', true],
    [undefined, false],
    ['', false],
    ['"other"', false],
    [etag.slice(1, -1), false],
    [etagOf('content', '-br'), false],
  ])('when the caller holds %s, fresh is %s', (header, fresh) => {
    expect(isFresh(header, etag)).toBe(fresh)
  })

  it('when the content differs by a letter, so does the tag', () => {
    expect(etagOf('a')).not.toBe(etagOf('b'))
  })
})

describe('what is kept of encoded answers', () => {
  /** Which of these had to be made, in the order in which they were asked for. */
  async function madeFor(names: string[], mostBytes: number, size = 10) {
    const once = keepRecent(mostBytes)
    const made: string[] = []
    for (const name of names) {
      await once(name, async () => {
        made.push(name)
        return Buffer.alloc(size)
      })
    }
    return made.join('')
  }

  it('when there is room, each is made once', async () => {
    expect(await madeFor([...'abcabc'], 30)).toBe('abc')
  })

  it('when there are too many bytes, what was not asked for longest is forgotten', async () => {
    expect(await madeFor([...'abacab'], 20)).toBe('abcb')
  })

  it('when one alone is too large, it is made each time and the room is free again', async () => {
    expect(await madeFor([...'aab'], 5)).toBe('aab')
    expect(await madeFor([...'aa'], 10)).toBe('a')
  })

  it('when many ask for the same at once, it is counted once', async () => {
    const once = keepRecent(20)
    await Promise.all(Array.from({ length: 5 }, () => once('a', async () => Buffer.alloc(10))))
    await once('b', async () => Buffer.alloc(10))
    const again = await once('a', async () => Buffer.alloc(1))
    expect(again).toHaveLength(10)
  })
})
