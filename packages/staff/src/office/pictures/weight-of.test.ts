import { expect, it } from 'vitest'
import { weightOf } from './weight-of.ts'

it('when a file is weighed, it is said in KB, and from a million bytes on in MB', () => {
  expect([1, 412_300, 999_999, 1_000_000, 1_840_000].map(weightOf)).toEqual([
    '1 KB',
    '412 KB',
    '1000 KB',
    '1.0 MB',
    '1.8 MB',
  ])
})
