import { install, projectNode } from './install.mjs'
import { run } from './run-program.mjs'
import { takeTurns } from './take-turns.mjs'

const followParent = new URL('follow-parent.mjs', import.meta.url).href

/** Runs a script with the project's own Node, whatever Node the machine has; answers its exit code. */
export const runNode = (args) =>
  run(projectNode(), ['--import', followParent, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })

/** What has to be there before anything runs: packages, with `tools` also those for checking, with `build` the pages. */
export const setUp = ({ tools = false, build = false }) =>
  takeTurns(async () => {
    await install({ tools })
    const ended = build ? await runNode(['scripts/build.ts']) : 0
    if (ended !== 0) process.exit(ended)
  })
