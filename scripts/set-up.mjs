import { readFileSync } from 'node:fs'
import { install, projectNode } from './install.mjs'
import { run } from './run-program.mjs'
import { takeTurns } from './take-turns.mjs'

const followParent = new URL('follow-parent.mjs', import.meta.url).href

/** Runs a script with the project's own Node, whatever Node the machine has; answers its exit code. */
export const runNode = (args, environment = {}) =>
  run(projectNode(), ['--import', followParent, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, ...process.env },
  })

/** With bounds on its memory: on a large machine both V8 and the C library would rather grow than tidy up. */
export function runServer() {
  const { file, flags, environment } = JSON.parse(readFileSync(new URL('server-program.json', import.meta.url), 'utf8'))
  return runNode([...flags, file], environment)
}

/** What has to be there before anything runs: packages, with `tools` also those for checking, with `build` the pages. */
export const setUp = ({ tools = false, build = false }) =>
  takeTurns(async () => {
    await install({ tools })
    const ended = build ? await runNode(['scripts/build.ts']) : 0
    if (ended !== 0) process.exit(ended)
  })
