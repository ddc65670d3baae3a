import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { SetupError } from '../setup-error.ts'
import { openTestBucket } from '../testing/bucket.ts'
import { openS3Storage } from './s3-storage.ts'

let close = async (): Promise<void> => {}
afterEach(() => close())

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof SetupError ? error.message : error),
  )

async function opened() {
  const test = await openTestBucket()
  close = test.close
  return test.bucket
}

it('when the bucket, the key or the address is wrong, the start says which variable to look at', async () => {
  const bucket = await opened()
  expect(await refusal(openS3Storage({ ...bucket, bucket: 'nobodys' }))).toMatch(
    /^Cannot use the bucket nobodys at 127\.0\.0\.1:\d+: there is no such bucket \(S3_BUCKET\)\.$/,
  )
  expect(await refusal(openS3Storage({ ...bucket, accessKeyId: 'STRANGER' }))).toContain(
    'it refuses the key (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)',
  )
  expect(await refusal(openS3Storage({ ...bucket, secretAccessKey: 'a guess' }))).toContain(
    'it refuses the key (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)',
  )
  expect(await refusal(openS3Storage({ ...bucket, region: 'eu-west-1' }))).toContain('it is in another region')
  expect(await refusal(openS3Storage({ ...bucket, endpoint: 'http://127.0.0.1:1' }))).toContain(
    'nothing answers there (S3_ENDPOINT)',
  )
})

/** A bucket that is well at the start and answers as told from then on. */
async function failingBucket(fail: (attempt: number) => number | 'hang up') {
  let attempt = 0
  const server = createServer((request, response) => {
    const answer = request.method === 'HEAD' && request.url === '/b' ? 200 : fail(attempt++)
    if (answer === 'hang up') return request.socket.destroy()
    return response.writeHead(answer).end(answer < 300 ? '' : '<Error><Code>Because</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = async () => void server.close()
  const { port } = server.address() as AddressInfo
  return openS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'b',
    region: 'us-east-1',
    accessKeyId: 'k',
    secretAccessKey: 'the secret',
  })
}

it.each([
  ['answers 403', 403 as const],
  ['answers 500 again and again', 500 as const],
  ['hangs up', 'hang up' as const],
])('when the bucket %s, the service is unavailable and the log learns why, but no secret', async (_, answer) => {
  const storage = await failingBucket(() => answer)
  for (const work of [
    () => storage.read('x/1.jpg'),
    () => storage.put('x/1.jpg', Buffer.from('x'), 'image/jpeg'),
    () => storage.remove('x/1.jpg'),
  ]) {
    const error = (await work().catch((thrown: unknown) => thrown)) as AppError
    expect(error).toBeInstanceOf(AppError)
    expect(error.code).toBe('unavailable')
    expect(String(error.cause)).toMatch(
      answer === 'hang up' ? /did not answer to \w+ x\/1\.jpg/ : /answered \d+ Because to \w+ x\/1\.jpg/,
    )
    expect(String(error.cause)).not.toContain('the secret')
  }
})

it('when the bucket is busy for a moment, it is asked again', async () => {
  const storage = await failingBucket((attempt) => (attempt === 0 ? 503 : 200))
  await expect(storage.put('x/1.jpg', Buffer.from('x'), 'image/jpeg')).resolves.toBeUndefined()
})

it('when the bucket is gone as a file is put, that is no success', async () => {
  const storage = await failingBucket(() => 404)
  await expect(storage.put('x/1.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toBeInstanceOf(AppError)
})
