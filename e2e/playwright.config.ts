import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process draws all pages: to start one for every journey takes as long as the journey's first page.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
]
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-set-up.ts',
  fullyParallel: true,
  workers: 2,
  // Only what never comes is too late: a machine busy with other work takes its time.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser(), args: [...flags, ...asRoot] },
    // A page that was emptied, storage and routes included, is as good as a new one, and takes half the time.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // What it has fetched once it would not fetch again, and no journey would see what it holds back; its own journeys have it.
    serviceWorkers: 'block',
    // Nothing moves by itself, and two cores are not busy drawing clouds; the carousel's journeys turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '*.desktop.spec.ts',
      use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: '*.phone.spec.ts',
      // What is the same in every window is tried in one.
      grepInvert: /@any-size/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
