import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../s3-config.ts'
import { awsSignature } from './aws-signature.ts'

type TestBucket = { bucket: S3Config; close(): Promise<void> }
type Answer = { status: number; body?: Buffer | string }

const account = {
  bucket: 'play-centre',
  region: 'us-east-1',
  accessKeyId: 'AKIATESTS',
  secretAccessKey: 'only tests know this/key',
}
const LATE_MS = 15 * 60_000

const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
})

/** A local server that speaks as much of S3's protocol as a storage needs, with one empty bucket; only what is signed is answered. */
export async function openTestBucket(): Promise<TestBucket> {
  const files = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const { status, body: said = '' } = refuse(request, body) ?? answer(files, request, body)
    response.writeHead(status, { 'content-length': Buffer.byteLength(said) }).end(request.method === 'HEAD' ? '' : said)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { bucket: { ...account, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, close }
}

function answer(files: Map<string, Buffer>, { method, url = '' }: IncomingMessage, body: Buffer): Answer {
  const [, bucket = '', key = ''] = /^\/([^/?]*)\/?([^?]*)/.exec(decodeURI(url)) ?? []
  if (bucket !== account.bucket) return refusal(404, 'NoSuchBucket')
  if (key === '') return method === 'HEAD' ? { status: 200 } : refusal(405, 'MethodNotAllowed')
  if (method === 'PUT') files.set(key, body)
  if (method === 'DELETE') {
    files.delete(key)
    return { status: 204 }
  }
  const found = files.get(key)
  return found ? { status: 200, body: method === 'PUT' ? '' : found } : refusal(404, 'NoSuchKey')
}

/** Why Amazon would refuse it: nobody's key, another region, an old date, a signature or a content that is not the signed one. */
function refuse({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Answer | undefined {
  const [, keyId, day, region, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [time, payloadHash] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])]
  if (signature === undefined) return refusal(403, 'AccessDenied')
  if (keyId !== account.accessKeyId) return refusal(403, 'InvalidAccessKeyId')
  if (region !== account.region) return refusal(400, 'AuthorizationHeaderMalformed')
  if (!time.startsWith(String(day)) || Math.abs(timeOf(time) - Date.now()) > LATE_MS)
    return refusal(403, 'RequestTimeTooSkewed')
  const expected = awsSignature({
    method,
    url,
    headers,
    signedHeaders: signedHeaders.split(';'),
    payloadHash,
    time,
    region,
    secret: account.secretAccessKey,
  })
  if (signature !== expected || !signedHeaders.split(';').includes('host')) return refusal(403, 'SignatureDoesNotMatch')
  const isContent =
    payloadHash === 'UNSIGNED-PAYLOAD' || payloadHash === createHash('sha256').update(body).digest('hex')
  return isContent ? undefined : refusal(400, 'XAmzContentSHA256Mismatch')
}

const timeOf = (time: string): number => Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
