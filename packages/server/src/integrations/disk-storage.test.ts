import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => diskStorage(join(folder, 'files'))

test('when a file was put, it is read back with its type, and is gone once removed', async () => {
  const storage = open()
  await storage.put('pictures/a/360.webp', Buffer.from('hello'), 'image/webp')
  expect(await storage.exists('pictures/a/360.webp')).toBe(true)
  expect(await storage.read('pictures/a/360.webp')).toEqual({ bytes: Buffer.from('hello'), contentType: 'image/webp' })
  await storage.remove('pictures/a/360.webp')
  await storage.remove('pictures/a/360.webp')
  expect(await storage.exists('pictures/a/360.webp')).toBe(false)
})

test('when there is no such file, or the key is a folder, reading finds nothing', async () => {
  const storage = open()
  await storage.put('pictures/a/360.webp', Buffer.from('hello'), 'image/webp')
  for (const key of ['pictures/b.jpg', 'pictures/a', 'pictures/a/360.webp/deeper']) {
    expect(await storage.read(key), key).toBeNull()
    expect(await storage.exists(key), key).toBe(false)
  }
})

test('when a key would leave the folder, nothing is read, written or removed', async () => {
  const storage = open()
  await writeFile(join(folder, 'secret'), 'secret')
  for (const key of ['../secret', 'a/../../secret', '/etc/hostname', '..\\secret']) {
    await expect(storage.put(key, Buffer.from('x'), 'text/plain'), key).rejects.toThrow('Not a storage key')
    await expect(storage.read(key), key).rejects.toThrow('Not a storage key')
    await expect(storage.exists(key), key).rejects.toThrow('Not a storage key')
    await expect(storage.remove(key), key).rejects.toThrow('Not a storage key')
  }
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('secret')
})

test('when several write the same key while others read it, a reader sees one whole file or none', async () => {
  const storage = open()
  const versions = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(200_000)))
  const writing = Array.from({ length: 30 }, (_, turn) => storage.put('x/1.jpg', versions[turn % 3] ?? Buffer.alloc(0), 'image/jpeg'))
  const reading = Array.from({ length: 60 }, () => storage.read('x/1.jpg'))
  await Promise.all(writing)
  for (const file of await Promise.all(reading)) {
    if (file) expect(versions.some((version) => version.equals(file.bytes))).toBe(true)
  }
  expect(await readdir(join(folder, 'files', 'x'))).toEqual(['1.jpg'])
})

test('when a file cannot be put in place, the error is told and nothing is left behind', async () => {
  const storage = open()
  await storage.put('x/folder/1.jpg', Buffer.from('x'), 'image/jpeg')
  await expect(storage.put('x/folder', Buffer.from('y'), 'image/jpeg')).rejects.toThrow('rename')
  expect(await readdir(join(folder, 'files', 'x'))).toEqual(['folder'])
})
