import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type BareServer = { url: string; stop: () => void }

export async function openBareServer(bytes: Buffer): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(bytes)
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: url.toString().trim(), stop: () => void child.kill() }
}
