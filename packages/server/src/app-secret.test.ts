import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepAppSecret } from './app-secret.ts'

describe('keepAppSecret', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('when there is none, one is made that only its owner can read, and found again', async () => {
    const secret = await keepAppSecret(folder)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600)
    expect(await keepAppSecret(folder)).toBe(secret)
    expect(readdirSync(folder)).toEqual(['app-secret'])
  })

  it('when many processes start at once, all get the same', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => keepAppSecret(folder)))
    expect(new Set(secrets).size).toBe(1)
    expect(readdirSync(folder)).toEqual(['app-secret'])
  })

  it('when two folders are used, their secrets differ', async () => {
    const other = mkdtempSync(join(tmpdir(), 'secret-'))
    expect(await keepAppSecret(other)).not.toBe(await keepAppSecret(folder))
    rmSync(other, { recursive: true })
  })

  it('when the file is a person’s own, its end of line is not part of the secret', async () => {
    writeFileSync(join(folder, 'app-secret'), 'my own secret\n')
    chmodSync(join(folder, 'app-secret'), 0o600)
    expect(await keepAppSecret(folder)).toBe('my own secret')
  })
})
