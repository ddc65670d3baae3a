import { chmod, chown, cp, lstat, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { SetupError } from '../setup-error.ts'
import { runAs, runProgram, tellingLine, type Programs, type User } from './embedded-programs.ts'

/** Where root keeps what an unprivileged user must reach; unlike the temporary folder it outlives a reboot. */
export const SHARED_PLACE = '/var/lib/dolna'

/** PostgreSQL refuses to run as root. A cluster that exists already belongs to the one who runs it. */
export async function chooseUser(cluster: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  throw new SetupError(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody". Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Root's clone may lie where only root may go (/root): then the programs are copied, once per version. */
export async function reachPrograms(
  native: string,
  user: User | undefined,
  say: (line: string) => void,
): Promise<Programs> {
  const there = await runProgram({ native, user }, 'postgres', ['--version'])
  if (there.ok) return { native, user }
  if (!user) throw cannotRun(there.output)
  const copy = join(SHARED_PLACE, `postgres-${await fingerprint(native)}`)
  if (!(await runProgram({ native: copy, user }, 'postgres', ['--version'])).ok) {
    say(`Copying the database programs to ${copy}, where the user that runs them can reach them.`)
    await copyPrograms(native, copy)
  }
  const copied = await runProgram({ native: copy, user }, 'postgres', ['--version'])
  if (!copied.ok) throw cannotRun(copied.output)
  return { native: copy, user }
}

/** Copied beside and renamed, so that a copy cut short is never taken for a whole one. */
async function copyPrograms(native: string, copy: string): Promise<void> {
  const beside = `${copy}.${process.pid}`
  try {
    await makeSharedPlace()
    await cp(native, beside, { recursive: true, verbatimSymlinks: true })
    await runAs(undefined, 'chmod', ['-R', 'a+rX', beside])
    await rm(copy, { recursive: true, force: true })
    await rename(beside, copy)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    if (await lstat(copy).catch(() => undefined)) return
    throw new SetupError(
      `Cannot copy the database programs to ${copy}: ${(error as Error).message}. Start as an ordinary user, or set DATABASE_URL.`,
    )
  }
}

/** Open to all whatever the umask; what lies in it has its own rights. */
export async function makeSharedPlace(): Promise<void> {
  await mkdir(SHARED_PLACE, { recursive: true })
  await chmod(SHARED_PLACE, 0o755)
}

const fingerprint = async (native: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(native, 'bin', 'postgres')))
    .digest('hex')
    .slice(0, 12)

const cannotRun = (output: string): SetupError =>
  new SetupError(
    `The built-in database cannot run on this machine (${tellingLine(output)}). Set DATABASE_URL to a PostgreSQL server.`,
  )

/** Can the user come into the folder? Asked by trying: no reading of modes knows every rule. */
export const canEnter = async (user: User | undefined, folder: string): Promise<boolean> =>
  !user || (await runAs(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok

/** The data folder itself is ours to open, for that user alone; the folders above it are not. */
export async function letIn(user: User | undefined, dataDir: string): Promise<boolean> {
  if (!user || (await canEnter(user, dataDir))) return true
  if (!(await canEnter(user, dirname(dataDir)))) return false
  const { uid, mode } = await stat(dataDir)
  await chown(dataDir, uid, user.gid)
  await chmod(dataDir, (mode & 0o7777) | 0o010)
  return canEnter(user, dataDir)
}
