import { defineConfig } from 'vitest/config'

const apiTests = 'packages/{server,sandbox-gateway}/**/*.api.test.ts'

/** Modules are read once for all files of a worker: no test changes one, and what a test puts on globalThis is taken off again. */
const together = { isolate: false, unstubGlobals: true }

/** Only what never comes is too late: a machine busy with other work takes its time. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  setupFiles: ['scripts/patient-tests.ts'],
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // One more than the cores that a small machine has: while two wait for a database or a process, a third computes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...together,
          ...patience,
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', apiTests],
        },
      },
      {
        test: {
          ...together,
          ...patience,
          name: 'api',
          include: [apiTests],
          globalSetup: ['packages/server/src/testing/postgres.ts'],
        },
      },
      { test: { ...patience, name: 'process', include: ['e2e/process/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
})
