import { expect, it } from 'vitest'
import { ScanId } from '#contract/schemas/gate.ts'
import { newScanId } from './new-scan-id.ts'

it('when a scan begins, it has a UUID of its own', () => {
  const ids = Array.from({ length: 100 }, newScanId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(ScanId.parse(id)).toBe(id)
})
