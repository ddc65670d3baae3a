import { expect, it } from 'vitest'
import { kinds } from '../deps.ts'

it('when nobody has said what a kind is, that is no accident of silence', () => {
  expect(() => kinds.of('voucher')).toThrow('Nobody has said what a voucher is.')
  expect(kinds.find('voucher')).toBeUndefined()
  expect(kinds.find('sale')).toBe(kinds.of('sale'))
})
