import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAppSecret } from './app-secret.ts'
import { closeToOthers, prepareDataFolder } from './data-folder.ts'
import { createLogger } from './http/log.ts'
import { diskStorage } from './integrations/disk-storage.ts'
import { outboxSms } from './integrations/outbox-sms.ts'

let folder: string
let usual: number
const say = vi.fn<(line: string) => void>()
const modeOf = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777
const make = (path: string, mode: number) => {
  if (path.endsWith('/')) mkdirSync(join(folder, path))
  else writeFileSync(join(folder, path), '')
  chmodSync(join(folder, path), mode)
}

beforeEach(() => {
  usual = process.umask(0)
  say.mockReset()
  folder = join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data')
})
afterEach(() => {
  process.umask(usual)
  rmSync(join(folder, '..'), { recursive: true })
})

describe('the data folder', () => {
  it('when it is new and the umask lets everybody in, nobody else can come in or read anything', async () => {
    await prepareDataFolder(folder)
    await keepAppSecret(folder)
    await diskStorage(join(folder, 'files')).put('pictures/a/360.webp', Buffer.from('x'), 'image/webp')
    await outboxSms(folder, createLogger('silent')).send({ to: '01712345678', text: 'Hello', kind: 'code', ref: '1' })
    expect([
      modeOf(),
      modeOf('files'),
      modeOf('files', 'pictures'),
      modeOf('files', 'pictures', 'a'),
      modeOf('outbox'),
    ]).toEqual([0o700, 0o700, 0o700, 0o700, 0o700])
    expect([modeOf('app-secret'), modeOf('files', 'pictures', 'a', '360.webp'), modeOf('outbox', 'sms.jsonl')]).toEqual(
      [0o600, 0o600, 0o600],
    )
  })

  it('when it was left open, it is closed with all that is ours in it', async () => {
    mkdirSync(folder)
    chmodSync(folder, 0o757)
    for (const path of ['files/', 'files/deep/', 'outbox/', 'postgres/']) make(path, 0o777)
    for (const path of ['app-secret', 'files/deep/a.webp', 'outbox/sms.jsonl', 'postgres/password', 'postgres/log'])
      make(path, 0o666)
    const outside = join(folder, '..', 'outside')
    writeFileSync(outside, '')
    chmodSync(outside, 0o644)
    symlinkSync(outside, join(folder, 'files', 'link'))
    await closeToOthers(folder, say)
    expect(modeOf()).toBe(process.getuid?.() === 0 ? 0o710 : 0o700)
    for (const path of ['files', 'files/deep', 'outbox', 'postgres']) expect(modeOf(path), path).toBe(0o700)
    for (const path of ['app-secret', 'files/deep/a.webp', 'outbox/sms.jsonl', 'postgres/password', 'postgres/log'])
      expect(modeOf(path), path).toBe(0o600)
    expect(statSync(outside).mode & 0o777).toBe(0o644)
    expect(say).not.toHaveBeenCalled()
  })

  it('when it is a folder of others (the temporary folder, a home), it is not closed to them, and a line says so', async () => {
    mkdirSync(folder)
    chmodSync(folder, 0o777)
    make('somebodys-file', 0o644)
    make('app-secret', 0o644)
    await closeToOthers(folder, say)
    expect([modeOf(), modeOf('somebodys-file'), modeOf('app-secret')]).toEqual([0o777, 0o644, 0o600])
    expect(say).toHaveBeenCalledWith(expect.stringContaining('also holds files of others'))
  })
})
