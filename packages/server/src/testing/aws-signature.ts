import { createHash, createHmac } from 'node:crypto'

export type SignedRequest = {
  method: string
  /** As it stands in the request line, query included. */
  url: string
  headers: Record<string, string | string[] | undefined>
  signedHeaders: string[]
  /** What x-amz-content-sha256 says. */
  payloadHash: string
  /** As in x-amz-date: 20130524T000000Z. */
  time: string
  region: string
  secret: string
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** AWS Signature Version 4 for S3, after Amazon's own description and independent of the client that the product uses. */
export function awsSignature({
  method,
  url,
  headers,
  signedHeaders,
  payloadHash,
  time,
  region,
  secret,
}: SignedRequest): string {
  const [path = '', query = ''] = url.split('?')
  const lines = signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const request = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    lines.join(''),
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hashOf(request)].join('\n')).toString('hex')
}
