import { randomBytes } from 'node:crypto'
import {
  chown,
  lstat,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { keepSecret } from '../app-secret.ts'
import { SetupError } from '../setup-error.ts'
import { runProgram, tellingLine, type Programs } from './embedded-programs.ts'
import { canEnter, letIn, makeSharedPlace, SHARED_PLACE } from './embedded-user.ts'

export const OWNER = 'dolna'
const UNFINISHED = 'database-'

export type Cluster = { data: string; log: string; password: string; appPassword: string }

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')

export async function openCluster(dataDir: string, programs: Programs, say: (line: string) => void): Promise<Cluster> {
  const folder = clusterFolder(dataDir)
  const inReach = await letIn(programs.user, dataDir)
  if (!(await exists(folder))) await createCluster(folder, inReach ? dataDir : SHARED_PLACE, programs, say)
  try {
    const real = await realpath(folder)
    const password = await readFile(join(real, 'password'), 'utf8')
    if (!(await canEnter(programs.user, real))) throw new Error('the user that runs the database may not enter it')
    const appPassword = await keepSecret(join(real, 'app-password'))
    return { data: join(real, 'cluster'), log: join(real, 'log'), password, appPassword }
  } catch (error) {
    throw new SetupError(`The database in ${folder} cannot be opened: ${(error as Error).message}.`)
  }
}

/**
 * Made under another name and put in place in one step: a start cut short leaves nothing half made, and of two
 * starts at once one wins. Where the user that runs PostgreSQL cannot come to the data folder (a clone under
 * /root), the cluster lives in the shared place and the data folder holds a link to it.
 */
async function createCluster(
  folder: string,
  home: string,
  programs: Programs,
  say: (line: string) => void,
): Promise<void> {
  const linked = home === SHARED_PLACE
  try {
    if (linked) await makeSharedPlace()
    const fresh = await mkdtemp(join(home, UNFINISHED))
    say(
      linked
        ? `Creating the database in ${fresh}: the user that runs it cannot reach the data folder.`
        : 'Creating the database.',
    )
    try {
      await initialise(fresh, programs)
      await (linked ? symlink(fresh, folder) : rename(fresh, folder))
      await syncFolder(join(folder, '..'))
    } catch (error) {
      await rm(fresh, { recursive: true, force: true })
      throw error
    }
  } catch (error) {
    // Another start was faster: its cluster is as good.
    if (await exists(folder)) return
    throw error instanceof SetupError
      ? error
      : new SetupError(`The database cannot be created in ${home}: ${(error as Error).message}.`)
  }
}

async function initialise(fresh: string, programs: Programs): Promise<void> {
  const passwordFile = join(fresh, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  if (programs.user) {
    for (const path of [fresh, passwordFile]) await chown(path, programs.user.uid, programs.user.gid)
  }
  const made = await runProgram(programs, 'initdb', [
    `--pgdata=${join(fresh, 'cluster')}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  if (!made.ok) throw new SetupError(`The database cannot be created: ${tellingLine(made.output)}`)
}

/** What starts that were cut short have left; only the owner of the folder may call this. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED))
  // Another process may be clearing the same one away at this moment.
  await Promise.all(names.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })))
}

/** After a power cut the folder's new entry must still be there; not every system can say so. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

const exists = async (path: string): Promise<boolean> => (await lstat(path).catch(() => undefined)) !== undefined
