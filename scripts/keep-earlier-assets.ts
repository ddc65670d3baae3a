import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Nobody leaves a page open for longer and still expects its next press to work. */
const DAYS_KEPT = 14

/**
 * A page that is open while the site is built anew still asks for files of its own build. They step aside while the build
 * empties its folder, and come back beside the new ones until they are two weeks old.
 */
export function keepEarlierAssets(assets: string, aside: string): { putBack: (now: Date) => void } {
  mkdirSync(aside, { recursive: true })
  if (existsSync(assets)) move(assets, aside, () => true)
  return {
    putBack: (now) => {
      const oldest = now.getTime() - DAYS_KEPT * 24 * 60 * 60 * 1000
      move(aside, assets, (name) => wasMade(join(aside, name)) > oldest && !existsSync(join(assets, name)))
      rmSync(aside, { recursive: true })
    },
  }
}

const wasMade = (file: string): number => statSync(file).mtimeMs

function move(from: string, to: string, which: (name: string) => boolean): void {
  for (const name of readdirSync(from).filter(which)) renameSync(join(from, name), join(to, name))
}
