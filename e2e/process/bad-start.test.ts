import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort, launch, makeDataFolder, SPOKEN_TO_PROGRAMMERS } from '../../scripts/launch-site.ts'

const { dataDir, remove } = makeDataFolder()
afterAll(remove)

/** Runs to its end; what it says must be meant for a person. */
async function startBadly(variables: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const launched = await launch({ DATA_DIR: dataDir, ...variables })
  const code = await launched.ended
  const said = launched.said()
  expect(said).not.toMatch(SPOKEN_TO_PROGRAMMERS)
  return { code, said }
}

it('when the port is taken, it says which and how to choose another', async () => {
  const port = await freePort()
  const holder = createServer().listen(port, '127.0.0.1')
  const { code, said } = await startBadly({ PORT: String(port) })
  holder.close()
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`Port ${port} .*taken.*PORT`))
})

it('when the data folder is a file, it says that it cannot be written', async () => {
  const file = join(dataDir, 'not-a-folder')
  writeFileSync(file, '')
  const { code, said } = await startBadly({ DATA_DIR: file })
  expect(code).toBe(1)
  expect(said).toContain(`The data folder ${file} cannot be written`)
  expect(said).toContain('DATA_DIR')
})

it('when nothing answers at DATABASE_URL, it says so without the password', async () => {
  const { code, said } = await startBadly({
    DATABASE_URL: `postgres://dolna:hunter2@127.0.0.1:${await freePort()}/dolna`,
  })
  expect(code).toBe(1)
  expect(said).toContain('DATABASE_URL')
  expect(said).not.toContain('hunter2')
})

it('when several variables are wrong, all of them are named at once', async () => {
  const { code, said } = await startBadly({
    PORT: 'abc',
    PUBLIC_URL: 'nonsense',
    APP_SECRET: 'short',
    SMS_PROVIDER: 'pigeon',
    DATABASE_URL: 'mysql://x',
  })
  expect(code).toBe(1)
  for (const name of ['PORT', 'PUBLIC_URL', 'APP_SECRET', 'SMS_PROVIDER', 'DATABASE_URL']) expect(said).toContain(name)
})

it('when it goes live with nothing configured, every missing variable is named', async () => {
  const { code, said } = await startBadly({ NODE_ENV: 'production' })
  expect(code).toBe(1)
  for (const name of [
    'APP_SECRET',
    'SSLCOMMERZ_BASE_URL',
    'SSLCOMMERZ_STORE_ID',
    'SSLCOMMERZ_STORE_PASSWORD',
    'SMS_PROVIDER',
    'PUBLIC_URL',
  ]) {
    expect(said).toContain(name)
  }
})
