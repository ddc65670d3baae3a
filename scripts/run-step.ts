import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const binaries = join(root, 'node_modules', '.bin')

/** Runs one of the project's own programs to its end, and answers its exit code; a request to stop goes on to it. */
export function runStep([command = '', ...args]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...env, PATH: `${binaries}${delimiter}${env['PATH'] ?? ''}` },
  })
  let asked = false
  const passOn = (signal: NodeJS.Signals): void => {
    asked = true
    child.kill(signal)
  }
  process.once('SIGINT', passOn).once('SIGTERM', passOn)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
      // Who stops one step does not want the next.
      if (asked) process.exit(1)
      resolve(code ?? 1)
    })
  })
}
