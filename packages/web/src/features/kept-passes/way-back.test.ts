import { describe, expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

const origin = 'https://play.example'
const lead = (from: string | null, hash = '') => wayBack(from, { origin, hash })

describe('the way back from the offline page', () => {
  it.each([
    ['/dashboard/tickets?search=1', `${origin}/dashboard/tickets?search=1`],
    ['/', `${origin}/`],
    ['/api/payments/ssl/success?tran_id=7', `${origin}/api/payments/ssl/success?tran_id=7`],
    ['/offlines', `${origin}/offlines`],
    // A path of ours that would be another host if it were written alone.
    ['/.//evil.example/', `${origin}//evil.example/`],
  ])('when it was %s, it leads to %s', (from, there) => {
    expect(lead(from)).toBe(there)
  })

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/offline?from=%2Foffline',
    '/bn/offline?from=%2Fbn',
    '/./offline',
    '//[',
  ])('when it was %j, it leads home', (from) => {
    expect(lead(from)).toBe(`${origin}/`)
  })

  it('when the address had a mark in its page, it is kept', () => {
    expect(lead('/about?page=2', '#rides')).toBe(`${origin}/about?page=2#rides`)
  })
})
