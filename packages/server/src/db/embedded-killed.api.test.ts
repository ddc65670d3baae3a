import { spawn } from 'node:child_process'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { kill, openEmbeddedFolder, recall, remember, type EmbeddedFolder } from '../testing/embedded-folder.ts'
import { findPrograms, runProgram } from './embedded-programs.ts'
import { chooseUser, reachPrograms } from './embedded-user.ts'

let folder: EmbeddedFolder

// A new cluster takes seconds on a busy machine: most tests go on with the one that the first has made.
beforeAll(async () => {
  folder = await openEmbeddedFolder()
})
afterEach(() => folder.cleanUp())
afterAll(() => folder.remove())

test('when the process is killed, the next start takes over the server that it left running', async () => {
  const { child, said } = await folder.startInAnotherProcess()
  await remember({ url: said })
  const pid = await folder.serverPid()
  await kill(child)
  const next = await folder.start()
  expect(next.url).toBe(said)
  expect(await folder.serverPid()).toBe(pid)
  expect(await recall(next)).toEqual([{ one: 1 }])
})

test('when the process and the database are both killed, the next start needs no hand', async () => {
  const { child, said } = await folder.startInAnotherProcess()
  await remember({ url: said })
  process.kill(await folder.serverPid(), 'SIGKILL')
  await kill(child)
  expect(await recall(await folder.start())).toEqual([{ one: 1 }])
})

/** As after a power cut: the lock file is there, and its number belongs to another process of the same user. */
async function leaveForeignNumber(): Promise<void> {
  const first = await folder.start()
  await remember(first)
  const text = await readFile(await folder.lockFile(), 'utf8')
  await first.stop()
  const { uid, gid } = await stat(join(folder.dataDir, 'postgres', 'cluster'))
  const stranger = spawn('/bin/sleep', ['60'], { cwd: '/', ...(process.getuid?.() === 0 ? { uid, gid } : {}) })
  folder.killAfterwards(stranger)
  await writeFile(await folder.lockFile(), text.replace(/^\d+/, String(stranger.pid)))
}

test('when the number of a killed database belongs to another process by now, the next start is not misled', async () => {
  await leaveForeignNumber()
  expect(await recall(await folder.start())).toEqual([{ one: 1 }])
})

test('PostgreSQL by itself is misled by such a number (control)', async () => {
  await leaveForeignNumber()
  const place = join(folder.dataDir, 'postgres')
  const programs = await reachPrograms(findPrograms(), await chooseUser(place), () => {})
  const outcome = await runProgram(programs, 'pg_ctl', [
    'start',
    '-w',
    '-D',
    join(place, 'cluster'),
    '-l',
    join(place, 'log'),
  ])
  expect(outcome.ok).toBe(false)
})

test('when the database alone is killed, it comes back at the same address', async () => {
  const embedded = await folder.start()
  await remember(embedded)
  process.kill(await folder.serverPid(), 'SIGKILL')
  await vi.waitFor(async () => expect(await recall(embedded)).toEqual([{ one: 1 }]), { interval: 200 })
})

test('when the database is killed and does not start at first, it is tried again, and why is said once', async () => {
  const said: string[] = []
  const embedded = await folder.start({ say: (line) => said.push(line) })
  await remember(embedded)
  const away = await takeControlFileAway()
  process.kill(await folder.serverPid(), 'SIGKILL')
  const complaints = () => said.filter((line) => /does not start.*It is tried again\.$/.test(line))
  await vi.waitFor(() => expect(complaints()).toHaveLength(1), { interval: 100 })
  const tries = await startsTried()
  await vi.waitFor(async () => expect(await startsTried()).toBeGreaterThan(tries), { interval: 100 })
  await away.putBack()
  await vi.waitFor(async () => expect(await recall(embedded)).toEqual([{ one: 1 }]), { interval: 200 })
  expect(complaints()).toHaveLength(1)
})

test('when the database does not come back and the process is to stop, it stops', async () => {
  const said: string[] = []
  const embedded = await folder.start({ say: (line) => said.push(line) })
  const away = await takeControlFileAway()
  process.kill(await folder.serverPid(), 'SIGKILL')
  await vi.waitFor(() => expect(said.at(-1)).toContain('It is tried again.'), { interval: 100 })
  await embedded.stop()
  await away.putBack()
})

/** Without it PostgreSQL does not start. */
async function takeControlFileAway(): Promise<{ putBack(): Promise<void> }> {
  const file = join(folder.dataDir, 'postgres', 'cluster', 'global', 'pg_control')
  await rename(file, `${file}-away`)
  return { putBack: () => rename(`${file}-away`, file) }
}

const startsTried = async () =>
  (await readFile(join(folder.dataDir, 'postgres', 'log'), 'utf8')).split('pg_control').length
