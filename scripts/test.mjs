import './check-node.mjs'

import('./set-up.mjs').then(async ({ setUp, runNode }) => {
  await setUp({ tools: true })
  process.exit(await runNode(['scripts/test-everything.ts']))
})
