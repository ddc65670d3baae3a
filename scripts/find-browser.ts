import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// The shell is Chromium without windows: nothing draws that nobody sees.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium or Chrome that this machine has: the one CHROME_PATH names, or one in a usual place. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (!canRun(named)) throw new Error(`CHROME_PATH is ${named}, and there is no program there.`)
    return named
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usualPlaces].find(canRun)
}
