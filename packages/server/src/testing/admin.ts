import pg from 'pg'

/** A connection for making and dropping databases, closed again. */
export async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** The server of a test run as the one who makes and drops databases, and a name that no other run on it has. */
export type TestServer = { url: string; run: string }

/** Whom the application is in this run: nobody special, as on a real server. */
export const appRole = ({ run }: TestServer): string => `${run}_app`

/** A database of the run, as the application reaches it. */
export function databaseUrl(server: TestServer, name: string): string {
  const address = new URL(server.url)
  address.pathname = `/${name}`
  address.username = appRole(server)
  address.password = server.run
  return address.href
}

export const createDatabase = (server: TestServer, name: string, template = 'template1') =>
  asAdmin(server.url, (admin) => admin.query(`create database ${name} template ${template} owner ${appRole(server)}`))
