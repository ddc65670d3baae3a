import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded, type Embedded, type EmbeddedOptions } from '../db/embedded.ts'
import { asAdmin } from './admin.ts'

export type EmbeddedFolder = Awaited<ReturnType<typeof openEmbeddedFolder>>

/** A data folder for the tests of a file, and whoever starts a database in it: all of them are stopped between tests. */
export async function openEmbeddedFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dolna-embedded-'))
  const lockFile = async () => join(await realpath(join(dataDir, 'postgres')), 'cluster', 'postmaster.pid')
  const running: Embedded[] = []
  const children: ChildProcess[] = []
  const stopAll = () => Promise.all(running.map((embedded) => embedded.stop()))
  return {
    dataDir,
    lockFile,
    serverPid: async () => Number((await readFile(await lockFile(), 'utf8')).split('\n')[0]),
    async start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
      const embedded = await startEmbedded({ dataDir, say: () => {}, ...options })
      running.push(embedded)
      return embedded
    },
    async startInAnotherProcess(folder = dataDir): Promise<{ child: ChildProcess; said: string }> {
      const child = spawnStart(folder)
      children.push(child)
      return { child, said: await firstWords(child) }
    },
    killAfterwards: (child: ChildProcess) => void children.push(child),
    stopAll,
    async cleanUp(): Promise<void> {
      children.splice(0).forEach((child) => child.kill('SIGKILL'))
      await stopAll()
      running.length = 0
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** Another process of this product: it says its address first, or why it cannot start. */
function spawnStart(folder: string): ChildProcess {
  const module = fileURLToPath(new URL('../db/embedded.ts', import.meta.url))
  const script = `
    import { startEmbedded } from ${JSON.stringify(module)}
    startEmbedded({ dataDir: ${JSON.stringify(folder)}, say: () => {} })
      .then(({ url }) => { console.log(url); setInterval(() => {}, 1000) }, (error) => console.log(String(error)))`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

const firstWords = (child: ChildProcess) =>
  new Promise<string>((resolve) => child.stdout?.once('data', (data) => resolve(String(data).trim())))

export async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

export const remember = ({ url }: { url: string }) =>
  asAdmin(url, (client) => client.query('drop table if exists remembered; create table remembered as select 1 as one'))
export const recall = async ({ url }: { url: string }) =>
  (await asAdmin(url, (client) => client.query('select one from remembered'))).rows
