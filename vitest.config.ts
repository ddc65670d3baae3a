import { defineConfig } from 'vitest/config'

const apiTests = 'packages/server/**/*.api.test.ts'

/** Modules are read once for all files of a worker: no test changes one, and what a test puts on globalThis is taken off again. */
const together = { isolate: false, unstubGlobals: true }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...together,
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', apiTests],
          testTimeout: 5_000,
        },
      },
      {
        test: {
          ...together,
          name: 'api',
          include: [apiTests],
          globalSetup: ['packages/server/src/testing/postgres.ts'],
          testTimeout: 20_000,
          // The first start of the database and the demo pictures happen in the global set-up and in hooks.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['e2e/process/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
