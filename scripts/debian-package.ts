import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export const succeeds = (command: string, args: string[]): boolean =>
  // The run level of a machine under repair: no service of a package is started.
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0

const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Installs the package where that can be done without asking: on Debian, as root. A list of long ago would bring a version of long ago. */
export function installPackage(name: string, say: (line: string) => void): void {
  if (!isDebian() || process.getuid?.() !== 0) return
  say(`Installing the Debian package ${name} ...`)
  succeeds('apt-get', ['update', '-qq'])
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
}
