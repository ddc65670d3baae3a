import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

type Stat = { parent: number; own: number; ofEnded: number }

/** What Linux says of a process, after its name, which may hold anything; null once it is gone. */
function statOf(pid: number | string): Stat | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const [, parent = 0] = fields
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent, own: (user + system) * TICK_MS, ofEnded: (endedUser + endedSystem) * TICK_MS }
  } catch {
    return null
  }
}

export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0

/** The same of a PostgreSQL: its first process, all it has now, and those that have ended. */
export function cpuOfPostgres(pid: number): number {
  const first = statOf(pid)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === pid)
  return (first?.own ?? 0) + (first?.ofEnded ?? 0) + children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0)
}

export const postgresPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
