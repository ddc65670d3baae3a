import './check-node.mjs'

import('./set-up.mjs').then(async ({ setUp, runNode }) => {
  await setUp({ build: true })
  process.exit(await runNode(['packages/server/src/main.ts']))
})
