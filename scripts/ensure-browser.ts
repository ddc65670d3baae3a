import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, isDebian } from './find-browser.ts'

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

/** Finds a browser or brings one, and says which; answers its path. */
export function ensureBrowser(say: (line: string) => void): string {
  const found = findBrowser() ?? installPackage(say) ?? downloadBrowser(say)
  say(`Browser: ${found}`)
  return found
}

function installPackage(say: (line: string) => void): string | undefined {
  if (!isDebian() || process.getuid?.() !== 0) return undefined
  say('No browser here; installing the Debian package chromium-headless-shell ...')
  const install = () => succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  if (!install() && succeeds('apt-get', ['update', '-qq'])) install()
  return findBrowser()
}

function downloadBrowser(say: (line: string) => void): string {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  say("No browser here; downloading Playwright's own Chromium ...")
  const cli = new URL('../node_modules/@playwright/test/cli.js', import.meta.url).pathname
  if (!succeeds(process.execPath, [cli, 'install', 'chromium'])) {
    throw new Error('No browser could be found or downloaded. Install Chromium or Chrome, or name one in CHROME_PATH.')
  }
  return path
}
