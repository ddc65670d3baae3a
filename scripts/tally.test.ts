import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { closingLine, nothing, plus, readPlaywright, readVitest } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'dolna-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reportFile = (report: unknown): string => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('when nothing was skipped, the closing line does not speak of it', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

it('when two steps are added, each number is', () => {
  expect(plus({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  })
  expect(plus(nothing, nothing)).toEqual(nothing)
})

it('when Vitest reports, its tests are counted', () => {
  const file = reportFile({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 })
  expect(readVitest(file, false)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

it('when Playwright reports a flaky journey, it counts as failed', () => {
  const file = reportFile({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(readPlaywright(file, true)).toEqual({ passed: 7, failed: 1, skipped: 0 })
})

it('when a run fails although no test did, that is one failure', () => {
  const file = reportFile({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 })
  expect(readVitest(file, false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

it('when a run ends without a report, that is one failure', () => {
  expect(readVitest(join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
