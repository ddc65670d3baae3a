import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mediaRoutes } from '../pictures/routes.ts'
import type { Storage } from '../pictures/storage.ts'
import { openTestBucket } from '../testing/bucket.ts'
import { diskStorage } from './disk-storage.ts'
import { openS3Storage } from './s3-storage.ts'

type Opened = { storage: Storage; close(): Promise<void> }

async function openFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  return { storage: diskStorage(folder), close: () => rm(folder, { recursive: true, force: true }) }
}

async function openBucket(): Promise<Opened> {
  const { bucket, close } = await openTestBucket()
  return { storage: await openS3Storage(bucket), close }
}

/** What every place for files promises, whichever it is. */
describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s as storage', (_, open) => {
  let opened: Opened
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('when a file was put, it is there and read back with its type', async () => {
    await opened.storage.put('pictures/a/360.webp', Buffer.from('hello'), 'image/webp')
    expect(await opened.storage.exists('pictures/a/360.webp')).toBe(true)
    expect(await opened.storage.read('pictures/a/360.webp')).toEqual({
      bytes: Buffer.from('hello'),
      contentType: 'image/webp',
    })
  })

  it('when a file is removed, it is gone, and removing it again is no trouble', async () => {
    await opened.storage.put('pictures/a/360.webp', Buffer.from('hello'), 'image/webp')
    await opened.storage.remove('pictures/a/360.webp')
    await opened.storage.remove('pictures/a/360.webp')
    expect(await opened.storage.exists('pictures/a/360.webp')).toBe(false)
    expect(await opened.storage.read('pictures/a/360.webp')).toBeNull()
  })

  it('when there is no such file, or the key is the beginning of another, nothing is found', async () => {
    await opened.storage.put('pictures/a/360.webp', Buffer.from('hello'), 'image/webp')
    for (const key of ['pictures/b.jpg', 'pictures/a', 'pictures/a/360']) {
      expect(await opened.storage.read(key), key).toBeNull()
      expect(await opened.storage.exists(key), key).toBe(false)
    }
  })

  it('when a file is put again, the newer bytes are read', async () => {
    await opened.storage.put('x/1.jpg', Buffer.from('older and longer'), 'image/jpeg')
    await opened.storage.put('x/1.jpg', Buffer.from('newer'), 'image/jpeg')
    expect((await opened.storage.read('x/1.jpg'))?.bytes.toString()).toBe('newer')
  })

  it('when bytes are of every kind and many, they come back as they were', async () => {
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (__, index) => (index * 31) % 256))
    await opened.storage.put('x/1.jpg', bytes, 'image/jpeg')
    expect((await opened.storage.read('x/1.jpg'))?.bytes.equals(bytes)).toBe(true)
  })

  it('when a key could climb, nothing is read, written or removed', async () => {
    for (const key of ['../secret', 'a/../../secret', '/etc/hostname', '..\\secret']) {
      await expect(opened.storage.put(key, Buffer.from('x'), 'text/plain'), key).rejects.toThrow('Not a storage key')
      await expect(opened.storage.read(key), key).rejects.toThrow('Not a storage key')
      await expect(opened.storage.exists(key), key).rejects.toThrow('Not a storage key')
      await expect(opened.storage.remove(key), key).rejects.toThrow('Not a storage key')
    }
  })

  it('when /media is asked for a file, it comes from here', async () => {
    await opened.storage.put('pictures/a/ride/360.avif', Buffer.from('bytes'), 'image/avif')
    const app = Fastify()
    mediaRoutes(app, opened)
    const answer = await app.inject('/media/pictures/a/ride/360.avif')
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/avif', 'bytes'])
    expect((await app.inject('/media/pictures/a/ride/361.avif')).statusCode).toBe(404)
  })
})
