import './check-node.mjs'

import('./set-up.mjs').then(async ({ setUp, runServer }) => {
  await setUp({ build: true })
  process.exit(await runServer())
})
