import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { prepareDataFolder } from '../data-folder.ts'
import { SetupError } from '../setup-error.ts'
import { clusterFolder, openCluster, removeUnfinished } from './embedded-cluster.ts'
import { findPrograms } from './embedded-programs.ts'
import { prepareAppRole } from './embedded-role.ts'
import {
  appUrl,
  reachServer,
  serverUrl,
  stopServer,
  type Reached,
  type Server,
  type Settings,
} from './embedded-server.ts'
import { chooseUser, reachPrograms } from './embedded-user.ts'
import { locks } from './locks.ts'

const OWNER_TRIES = 20
const PAUSE_MS = 150
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

export type EmbeddedOptions = { dataDir: string; say: (line: string) => void; settings?: Settings }
export type Embedded = { url: string; adminUrl: string; stop(): Promise<void> }

export async function startEmbedded({ say, settings = {}, ...options }: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  await prepareDataFolder(dataDir)
  const programs = await reachPrograms(findPrograms(), await chooseUser(clusterFolder(dataDir)), say)
  const server = { programs, settings, cluster: await openCluster(dataDir, programs, say) }
  const { client, port } = await becomeOwner(server, dataDir)
  await removeUnfinished(dataDir)
  await prepareAppRole(client, server.cluster.appPassword)
  return {
    url: appUrl(server.cluster, port),
    adminUrl: serverUrl(server.cluster, port),
    stop: keepRunning({ server, port, dataDir, say }, client),
  }
}

/** When the last owner stops its server while we ask, we ask again and start our own. */
async function becomeOwner(server: Server, dataDir: string, port?: number): Promise<Reached> {
  const reached = await reachServer(server, port)
  try {
    await takeOwnership(reached.client, dataDir)
    return reached
  } catch (error) {
    await reached.client.end().catch(() => {})
    if (error instanceof SetupError) throw error
    await wait(PAUSE_MS)
    return becomeOwner(server, dataDir, port)
  }
}

/**
 * The owner of a folder holds a lock in its server, over a connection: it ends with the process, kill -9 included,
 * and no number that another process could come to have is written down.
 */
async function takeOwnership(client: pg.Client, dataDir: string): Promise<void> {
  for (let tries = 0; tries < OWNER_TRIES; tries++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [locks.ownDataFolder])
    if (rows[0].taken) return
    // The server needs a moment to notice that the owner has been killed.
    await wait(PAUSE_MS)
  }
  throw new SetupError(
    `The data folder ${dataDir} is in use by ${await ownerName(client)}. Stop that one first, or choose another folder with DATA_DIR.`,
  )
}

async function ownerName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [locks.ownDataFolder],
  )
  return rows[0]?.name ?? 'another process'
}

type RunningServer = { server: Server; port: number; dataDir: string; say: (line: string) => void }

function keepRunning({ server, port, dataDir, say }: RunningServer, first: pg.Client): () => Promise<void> {
  const stopping = new AbortController()
  let stopped: Promise<void> | undefined
  let recovery = Promise.resolve()
  watch(first)

  function watch(client: pg.Client): void {
    client.once('end', () => {
      if (!stopped) recovery = recover()
    })
  }

  async function recover(): Promise<void> {
    say('The database has ended by itself; starting it again.')
    const sayNew = onceOfAKind(say)
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const reached = await becomeOwner(server, dataDir, port).catch((error: Error) =>
        sayNew(`${error.message} It is tried again.`),
      )
      if (reached) return watch(reached.client)
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return () => {
    stopping.abort()
    return (stopped ??= recovery.then(() => stopServer(server)))
  }
}

/** What differs only in its numbers (times, processes) is the same complaint. */
function onceOfAKind(say: (line: string) => void): (line: string) => void {
  const said = new Set<string>()
  return (line) => {
    const kind = line.replaceAll(/\d+/g, '')
    if (!said.has(kind)) say(line)
    said.add(kind)
  }
}
