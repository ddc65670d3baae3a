import type { Page } from '@playwright/test'

const map = '<!doctype html><html lang="en"><title>Map</title><p>Streets around us</p></html>'

/** The map is the only part of the site from another host. A page of ours stands in for it: no journey leaves this machine. */
export async function standInForMap(page: Page, noise: { expect: (pattern: RegExp) => void }): Promise<void> {
  noise.expect(/^foreign host: https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: map }),
  )
}
