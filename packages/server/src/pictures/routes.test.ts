import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { mediaRoutes } from './routes.ts'

async function appWith(files: Record<string, string>) {
  const storage = memoryStorage()
  for (const [key, content] of Object.entries(files)) storage.files.set(key, Buffer.from(content))
  const app = Fastify()
  mediaRoutes(app, { storage })
  return app
}

test('when a picture is asked for, it comes with its type and may be kept for ever', async () => {
  const app = await appWith({ 'pictures/a/ride/360.avif': 'bytes' })
  const answer = await app.inject('/media/pictures/a/ride/360.avif')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('bytes')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '5',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers['content-security-policy']).toBeUndefined()
})

test('when a profile picture is asked for, only the browser may keep it', async () => {
  const app = await appWith({ 'pictures/a/avatar/176.jpg': 'bytes' })
  const answer = await app.inject('/media/pictures/a/avatar/176.jpg')
  expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable')
})

test('when only the headers are asked for, they are the same and nothing follows', async () => {
  const app = await appWith({ 'pictures/a/ride/360.jpg': 'bytes' })
  const answer = await app.inject({ method: 'HEAD', url: '/media/pictures/a/ride/360.jpg' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': '5' })
})

test('when a drawing is opened by itself, it may run nothing and load nothing', async () => {
  const app = await appWith({ 'drawings/a.svg': '<svg/>' })
  const answer = await app.inject('/media/drawings/a.svg')
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

test('when there is no such file, or it is not public, or the address climbs, the answer is 404 and not kept', async () => {
  const app = await appWith({ 'pictures/a.jpg': 'x', 'receipts/a.pdf': 'secret' })
  const addresses = [
    'pictures/b.jpg',
    'receipts/a.pdf',
    'pictures/../receipts/a.pdf',
    'pictures/..%2freceipts%2fa.pdf',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5cetc',
    '/etc/passwd',
    'pictures/a.jpg%00',
    '',
    'pictures/',
    `pictures/${'a'.repeat(5000)}`,
  ]
  for (const address of addresses) {
    const answer = await app.inject(`/media/${address}`)
    expect(answer.statusCode, address).toBe(404)
    expect(answer.body, address).not.toContain('secret')
    expect(answer.headers['cache-control'] ?? 'no-cache', address).toBe('no-cache')
  }
})
