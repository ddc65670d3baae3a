import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import server from './server-program.json' with { type: 'json' }
import { testMediaFolder } from '../packages/server/src/testing/media-folder.ts'

const root = join(import.meta.dirname, '..')
const followParent = pathToFileURL(join(root, 'scripts', 'follow-parent.mjs')).href

type Variables = Record<string, string>

/** What a person at a terminal should never read: the trace of an error, or an object that was not put into words. */
export const SPOKEN_TO_PROGRAMMERS = /\n\s+at |Error:|\[object/

export type Launched = {
  url: string
  pid: number
  said: () => string
  ended: Promise<number | NodeJS.Signals | null>
  kill: (signal: NodeJS.Signals) => void
}

/** Runs the real server as a process of its own, with these variables and none of ours. */
export async function launch(variables: Variables): Promise<Launched> {
  const port = variables['PORT'] ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', followParent, ...server.flags, server.file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...server.environment, PATH, HOME, LOG_LEVEL: 'warn', PUBLIC_URL: url, ...variables, PORT: port },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk))
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.once('close', (code, signal) => done(code ?? signal)),
  )
  return { url, pid: child.pid ?? 0, said: () => said, ended, kill: (signal) => void child.kill(signal) }
}

export async function untilOpen(launched: Launched): Promise<void> {
  let over = false
  void launched.ended.then(() => (over = true))
  while (!(await isOpen(launched.url))) {
    if (over) throw new Error(`The server ended at its start and said:\n${launched.said()}`)
    await wait(50)
  }
}

const isOpen = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  )

/** A data folder that is gone with `remove`; pictures that were encoded before are found in it. */
export function makeDataFolder(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'dolna-site-'))
  // The pictures that the API tests have encoded are good for every other test, too.
  mkdirSync(testMediaFolder, { recursive: true })
  symlinkSync(testMediaFolder, join(dataDir, 'files'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() =>
          address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.')),
        )
      })
  })
}

export type Site = Launched & { dataDir: string; stop: () => Promise<void> }

export async function openSite(variables: Variables = {}): Promise<Site> {
  const { dataDir, remove } = makeDataFolder()
  const launched = await launch({ DATA_DIR: dataDir, ...variables })
  const stop = async () => {
    launched.kill('SIGTERM')
    await launched.ended
    remove()
  }
  await untilOpen(launched).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { ...launched, dataDir, stop }
}
