import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stops every process of the embedded PostgreSQL where it stands: its connections stay open, and nothing answers any more. */
export function freezeDatabase(dataDir: string): { thaw(): void } {
  const main = Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(main, 'SIGSTOP')
  const pids = [main, ...childrenOf(main)]
  send(pids, 'SIGSTOP')
  return { thaw: () => send(pids, 'SIGCONT') }
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))

function send(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
