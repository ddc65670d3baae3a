import { describe, expect, it } from 'vitest'
import { etagOf, isFresh } from './etag.ts'

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
