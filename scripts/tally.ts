import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export const plus = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

export type ReadReport = (file: string, ok: boolean) => Tally

const readReport =
  (toTally: (report: never) => Tally): ReadReport =>
  (file, ok) =>
    orOneFailure(existsSync(file) ? toTally(JSON.parse(readFileSync(file, 'utf8')) as never) : nothing, ok)

/** A run can fail without a failed test: a file that does not load, an error between tests, no report at all. */
const orOneFailure = (tally: Tally, ok: boolean): Tally => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 })

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }

export const readVitest = readReport((report: VitestReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
}))

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

export const readPlaywright = readReport(({ stats }: PlaywrightReport) => ({
  passed: stats.expected,
  // A journey that passes only at the second try is a journey that fails for some visitors.
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
}))
