import './check-node.mjs'

// Named one by one: Vite imports its configuration through files that come and go, and each would be a restart.
const watched = ['--watch-path=packages/server/src', '--watch-path=packages/contract/src']

import('./set-up.mjs').then(async ({ setUp, runNode }) => {
  await setUp({ tools: true })
  process.exit(await runNode([...watched, 'packages/server/src/main.ts', '--dev']))
})
