import { expect, it } from 'vitest'
import { addressIn, languageOf, plainAddress } from './language.ts'

it.each([
  ['/bn', '/'],
  ['/bn?page=2', '/?page=2'],
  ['/BN/tickets', '/tickets'],
  ['/bn/fun-rides?page=2', '/fun-rides?page=2'],
])('when %s is asked for, it is %s in Bangla', (url, plain) => {
  expect([languageOf(url), plainAddress(url)]).toEqual(['bn', plain])
})

it.each(['/', '/?bn', '/bnx', '/about/bn', '/tickets'])('when %s is asked for, it is English', (url) => {
  expect([languageOf(url), plainAddress(url)]).toEqual(['en', url])
})

it('when an address is written in a language, Bangla stands before it and English does not', () => {
  expect(['/', '/?page=2', '/about'].map((path) => addressIn('bn', path))).toEqual(['/bn', '/bn?page=2', '/bn/about'])
  expect(['/', '/about'].map((path) => addressIn('en', path))).toEqual(['/', '/about'])
})
