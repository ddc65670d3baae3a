import { isIP } from 'node:net'
import pg from 'pg'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || (isIP(host) === 4 ? host.startsWith('127.') : host === '::1')

/** Whether what is said to this database could be read on the way: another machine, and no TLS. The driver itself is asked, for an address has many forms. */
export function isUnencrypted(url: string): boolean {
  try {
    const { host, ssl } = new pg.Client({ connectionString: url })
    return !ssl && !host.startsWith('/') && !isLoopback(host)
  } catch {
    // An address, or a certificate in it, that cannot be read: opening the database says so in a sentence.
    return false
  }
}
