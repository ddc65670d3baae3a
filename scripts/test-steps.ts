import { join } from 'node:path'
import { readPlaywright, readVitest, type ReadReport } from './tally.ts'

export type Step = {
  name: string
  command: string[]
  /** Where the step writes its own count of tests; a step without one counts as one check. */
  report?: { file: string; read: ReadReport }
  /** Nothing after it makes sense, or is worth the wait, when it fails. */
  stops?: boolean
}

export const testSteps = (reports: string): Step[] => [
  { name: 'Types', command: ['tsc', '--noEmit', '-p', '.'], stops: true },
  { name: 'Format', command: ['oxfmt', '--check'], stops: true },
  { name: 'Lint', command: ['oxlint', '--deny-warnings'], stops: true },
  { name: 'Import arrows', command: ['node', 'scripts/check-arrows.ts'], stops: true },
  { ...vitest('Unit tests', 'unit', reports), stops: true },
  vitest('API tests', 'api', reports),
  { name: 'Build', command: ['node', 'scripts/build.ts'], stops: true },
  { name: 'Size budget', command: ['node', 'scripts/check-size.ts'] },
  vitest('Process tests', 'process', reports),
  {
    name: 'Browser journeys',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    report: { file: journeysReport(reports), read: readPlaywright },
  },
]

export const journeysReport = (reports: string): string => join(reports, 'journeys.json')

function vitest(name: string, project: string, reports: string): Step {
  const file = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return { name, command: ['vitest', ...args], report: { file, read: readVitest } }
}
