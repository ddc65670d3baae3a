import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage, succeeds } from './debian-package.ts'
import { findBrowser } from './find-browser.ts'

export function ensureBrowser(say: (line: string) => void): string {
  const found = findBrowser() ?? installBrowser(say) ?? downloadBrowser(say)
  say(`Browser: ${found}`)
  return found
}

function installBrowser(say: (line: string) => void): string | undefined {
  installPackage('chromium-headless-shell', say)
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
