import { describe, expect, it } from 'vitest'
import { codeMessage, drawCode, hashCode, isCode, isSameHash, whyDead } from './sign-in-code.ts'

describe('a code', () => {
  it('when many are drawn, each has six digits and they differ', () => {
    const codes = Array.from({ length: 1000 }, drawCode)
    expect(codes.every(isCode)).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(980)
  })

  it('when it is hashed, the number and the key matter', () => {
    const hash = hashCode('key', '01712345678', '482913')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(isSameHash(hash, hashCode('key', '01712345678', '482913'))).toBe(true)
    for (const other of [
      hashCode('key', '01812345678', '482913'),
      hashCode('other', '01712345678', '482913'),
      hashCode('key', '01712345678', '482914'),
    ]) {
      expect(isSameHash(hash, other)).toBe(false)
    }
  })

  const now = new Date('2026-11-15T10:00:00Z')
  const alive = { expiresAt: new Date('2026-11-15T10:00:01Z'), wrongTries: 4, usedAt: null }
  it.each([
    ['a second is left and four tries were wrong', alive, null],
    ['its time is up to the second', { ...alive, expiresAt: now }, 'expired'],
    ['five tries were wrong', { ...alive, wrongTries: 5 }, 'wornOut'],
    ['it was used', { ...alive, usedAt: now }, 'used'],
  ])('when %s, what kills it is %3$s', (_, kept, why) => {
    expect(whyDead(kept, now)).toBe(why)
  })
})

describe('the message', () => {
  it('when the site has an ordinary name, its last line binds the code to it and all is one part', () => {
    const text = codeMessage('482913', 'https://play.example.com:8443')
    expect(text).toBe(
      'Your sign-in code is 482913. It is valid for 5 minutes. Please do not share it with anyone.\n\n@play.example.com #482913',
    )
    expect(text.length).toBeLessThanOrEqual(160)
  })

  it('when the name is long, the words are fewer; the line is still the last, and all is one part of GSM letters', () => {
    for (const host of ['play.example.com', `${'a'.repeat(60)}.example.com`, 'xn--45bl4db.xn--54b7fta0cc']) {
      const text = codeMessage('482913', `https://${host}`)
      expect(text.split('\n').at(-1)).toBe(`@${host} #482913`)
      expect(text).toMatch(/^[A-Za-z0-9 @#.,\n-]{1,160}$/)
    }
  })

  it('when the name is too long for one part, the code goes without it', () => {
    const text = codeMessage('482913', `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`)
    expect(text).not.toContain('@')
    expect(text).toContain('482913')
  })
})
