import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '../s3-config.ts'

type TestBucket = { bucket: S3Config; close(): Promise<void> }

/** A local server that speaks S3's protocol, with one empty bucket. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'play-centre' }] })
  const { port } = await server.run()
  const bucket = { endpoint: `http://127.0.0.1:${port}`, bucket: 'play-centre', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const close = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { bucket, close }
}
