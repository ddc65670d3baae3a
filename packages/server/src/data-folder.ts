import { access, chmod, constants, mkdir, opendir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from './setup-error.ts'

export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SetupError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}). Choose another with DATA_DIR.`,
    )
  }
}

/** More than these are not looked at one by one: they lie in a folder that is closed itself. */
const MOST_FILES = 20_000
const OWN = /^(app-secret.*|files|outbox|postgres|database-.*|lost\+found|\..*)$/
/** Root's database runs as another user, who must be able to come through. */
const passable = (): number => (process.getuid?.() === 0 ? 0o710 : 0o700)

/** Customers' data is for this user alone, also in a folder from a time, or from a hand, that left it open. */
export async function closeToOthers(dataDir: string, say: (line: string) => void): Promise<void> {
  const isOwn = (await readdir(dataDir)).every((name) => OWN.test(name))
  if (isOwn) await close(dataDir, passable())
  else if ((await stat(dataDir)).mode & 0o007)
    say(
      `The data folder ${dataDir} also holds files of others, so it stays as open as it is. A folder of its own (DATA_DIR) would be closed.`,
    )
  for (const name of ['app-secret', 'postgres', 'postgres/password', 'postgres/app-password', 'postgres/log'])
    await close(join(dataDir, name))
  for (const name of ['outbox', 'files']) await closeAll(join(dataDir, name))
}

async function closeAll(folder: string): Promise<void> {
  await close(folder)
  const below = await opendir(folder, { recursive: true, bufferSize: 256 }).catch(() => undefined)
  let files = 0
  for await (const entry of below ?? []) {
    if (++files > MOST_FILES) break
    if (!entry.isSymbolicLink()) await close(join(entry.parentPath, entry.name))
  }
}

/** What is not there, or belongs to somebody else, is left. */
async function close(path: string, folderMode = 0o700): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return
  const mode = found.mode & 0o7777
  const closed = mode & (found.isDirectory() ? folderMode : 0o600)
  if (closed !== mode) await chmod(path, closed).catch(() => {})
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
