import { expect, it } from 'vitest'
import { ScanId } from '#contract/schemas/gate.ts'
import { newId } from './new-id.ts'

it('when something is made, it has a UUID of its own', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(ScanId.parse(id)).toBe(id)
})
