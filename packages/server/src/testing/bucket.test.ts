import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../s3-config.ts'
import { awsSignature } from './aws-signature.ts'
import { openTestBucket } from './bucket.ts'

let bucket: S3Config
let close: () => Promise<void>
beforeAll(async () => ({ bucket, close } = await openTestBucket()))
afterAll(() => close())

describe('the stand-in for a bucket', () => {
  it('when Amazon’s own example is signed, the signature is the one that Amazon publishes', () => {
    const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(
      awsSignature({
        method: 'GET',
        url: '/test.txt',
        payloadHash: EMPTY,
        time: '20130524T000000Z',
        region: 'us-east-1',
        secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
        headers: {
          host: 'examplebucket.s3.amazonaws.com',
          range: 'bytes=0-9',
          'x-amz-content-sha256': EMPTY,
          'x-amz-date': '20130524T000000Z',
        },
        signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
      }),
    ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  })

  const sign = (path: string, init: RequestInit = {}, datetime?: string) =>
    new AwsClient({ ...bucket, service: 's3', retries: 0 }).sign(`${bucket.endpoint}/play-centre/${path}`, {
      ...init,
      aws: { datetime },
    })
  const answerTo = async (request: Request) => {
    const response = await fetch(request)
    return [response.status, /<Code>(\w+)/.exec(await response.text())?.[1]]
  }

  it('when nothing is signed, nothing is answered', async () => {
    expect(await answerTo(new Request(`${bucket.endpoint}/play-centre/x`))).toEqual([403, 'AccessDenied'])
  })

  it('when a signed request is changed on the way, or is of yesterday, it is refused', async () => {
    expect(await answerTo(new Request(`${bucket.endpoint}/play-centre/other`, await sign('x')))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ])
    expect(await answerTo(await sign('x', {}, '20261101T000000Z'))).toEqual([403, 'RequestTimeTooSkewed'])
    expect(await answerTo(await sign('x'))).toEqual([404, 'NoSuchKey'])
  })

  it('when the content is not the one whose hash was signed, it is refused and not kept', async () => {
    const headers = { 'x-amz-content-sha256': '0'.repeat(64) }
    expect(await answerTo(await sign('x', { method: 'PUT', body: 'something', headers }))).toEqual([
      400,
      'XAmzContentSHA256Mismatch',
    ])
    expect(await answerTo(await sign('x'))).toEqual([404, 'NoSuchKey'])
  })
})
