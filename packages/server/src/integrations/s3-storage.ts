import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError } from '../http/app-error.ts'
import { contentTypeOf, isStorageKey } from '../pictures/storage.ts'
import type { Storage } from '../pictures/storage.ts'
import type { S3Config } from '../s3-config.ts'
import { SetupError } from '../setup-error.ts'

type Call = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; body?: Uint8Array; contentType?: string }
type Answer = { status: number; bytes: Buffer }
type Ask = (path: string, call: Call) => Promise<Answer>

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** A bucket that several machines share; anything that speaks S3's protocol, at addresses like endpoint/bucket/key. */
export async function openS3Storage(bucket: S3Config): Promise<Storage> {
  const ask = askBucket(bucket)
  await checkBucket(bucket, ask)
  return {
    put: async (key, bytes, contentType) =>
      void (await answered(ask, key, { method: 'PUT', body: bytes, contentType })),
    async read(key) {
      const found = await answered(ask, key, { method: 'GET' })
      return found && { bytes: found.bytes, contentType: contentTypeOf(key) }
    },
    exists: async (key) => (await answered(ask, key, { method: 'HEAD' })) !== null,
    remove: async (key) => void (await answered(ask, key, { method: 'DELETE' })),
  }
}

function askBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Ask {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const root = `${endpoint}/${encodeURIComponent(bucket)}`
  return async (path, { method, body, contentType }) => {
    const response = await client.fetch(root + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: Buffer.from(body), headers: headersOf(body, contentType) }),
    })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }
}

/** Signed with the hash of the content, so that what arrives is what was sent. */
const headersOf = (body: Uint8Array, contentType = 'application/octet-stream') => ({
  'content-type': contentType,
  'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
})

/** Null for what is not there; a bucket that fails is the service not being available, never a picture that is missing. */
async function answered(ask: Ask, key: string, call: Call): Promise<Answer | null> {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  const answer = await ask(`/${key}`, call).catch((cause: unknown) => {
    throw new AppError('unavailable', {
      cause: new Error(`The bucket did not answer to ${call.method} ${key}.`, { cause }),
    })
  })
  if (answer.status >= 200 && answer.status < 300) return answer
  if (answer.status === 404 && call.method !== 'PUT') return null
  throw new AppError('unavailable', {
    cause: new Error(`The bucket answered ${answer.status} ${codeOf(answer)} to ${call.method} ${key}.`),
  })
}

const codeOf = ({ bytes }: Answer): string => /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8', 0, 2000))?.[1] ?? ''

const reasons: Record<number, string> = {
  301: 'it is in another region (S3_REGION)',
  400: 'it is in another region, or takes no such request (S3_REGION)',
  403: 'it refuses the key (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)',
  404: 'there is no such bucket (S3_BUCKET)',
}

async function checkBucket({ endpoint, bucket }: S3Config, ask: Ask): Promise<void> {
  const status = await ask('', { method: 'HEAD' }).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status === 200) return
  const reason = reasons[status] ?? (status === 0 ? 'nothing answers there (S3_ENDPOINT)' : `it answers ${status}`)
  throw new SetupError(`Cannot use the bucket ${bucket} at ${new URL(endpoint).host}: ${reason}.`)
}
