import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const onWindows = process.platform === 'win32'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program to its end and answers its exit code. It has a process group of its own, so that Ctrl-C reaches
 * it once, through us, and not a second time from the terminal.
 */
export function run(command, args, options) {
  const child = spawn(command, args, { cwd: root, detached: !onWindows, ...options })
  let asked = false
  const passOn = (signal) => {
    if (!asked) child.kill(signal)
    asked = true
  }
  for (const signal of signals) process.on(signal, passOn)
  const watch = whenNpmIsGone(() => passOn('SIGTERM'))
  return new Promise((resolve) => {
    child.once('error', (error) => giveUp(`${command} could not be started: ${error.message}`))
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, passOn)
      clearInterval(watch)
      const ended = code ?? 128 + constants.signals[signal]
      // Who asked one step to stop does not want the next one, however cleanly this one ended.
      if (asked) process.exit(ended)
      resolve(ended)
    })
  })
}

/** Who kills npm, or the shell that npm runs scripts in, means us too; neither tells us. */
function whenNpmIsGone(stop) {
  const { ppid } = process
  return process.env.npm_lifecycle_event && setInterval(() => process.ppid === ppid || stop(), 300)
}

export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}
