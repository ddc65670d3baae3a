import './check-node.mjs'

import('./set-up.mjs').then(async ({ setUp, runNode }) => {
  const closingLine = () => console.log('\n0 passed, 1 failed')
  process.once('exit', closingLine)
  await setUp({ tools: true })
  process.off('exit', closingLine)
  process.exit(await runNode(['scripts/test-everything.ts']))
})
