import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Program = { url: string; pid: number; stop: () => void }

/** A program of this folder as a process of its own, as the site is; it prints its address. */
export async function openProgram(name: string, args: string[] = []): Promise<Program> {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: url.toString().trim(), pid: child.pid ?? 0, stop: () => void child.kill() }
}
