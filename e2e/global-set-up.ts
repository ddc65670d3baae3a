import { databaseUrl, ownerUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'

/** One real server with demo content for all journeys; its database can be changed behind its back. */
export default async function openSiteForJourneys(): Promise<() => Promise<void>> {
  // A journey may come from an address of its own, by saying so as a proxy does.
  const site = await openSite({ TRUST_PROXY: 'loopback' })
  process.env['SITE_URL'] = site.url
  process.env['SITE_DATABASE_URL'] = databaseUrl(site.dataDir)
  process.env['SITE_OWNER_URL'] = ownerUrl(site.dataDir)
  process.env['SITE_DATA_DIR'] = site.dataDir
  return site.stop
}
