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

test('when a key would leave the folder, what lies beside it is untouched', async () => {
  await writeFile(join(folder, 'secret'), 'secret')
  await expect(open().remove('../secret')).rejects.toThrow('Not a storage key')
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('secret')
})

test('when a key goes on below a file, nothing is found', async () => {
  const storage = open()
  await storage.put('pictures/a/360.webp', Buffer.from('hello'), 'image/webp')
  expect(await storage.read('pictures/a/360.webp/deeper')).toBeNull()
})

test('when several write the same key while others read it, a reader sees one whole file or none', async () => {
  const storage = open()
  const versions = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(200_000)))
  const writing = Array.from({ length: 30 }, (_, turn) =>
    storage.put('x/1.jpg', versions[turn % 3] ?? Buffer.alloc(0), 'image/jpeg'),
  )
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
