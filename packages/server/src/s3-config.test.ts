import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const bucket = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'play',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: 'hunter2',
}

it('when nothing is said of it, files are kept in a folder', () => {
  expect(readConfig({}).s3).toBeNull()
  expect(readConfig({ STORAGE: 'disk', ...bucket }).s3).toBeNull()
})

it('when files are kept in a bucket, it is told how to reach it', () => {
  expect(readConfig({ STORAGE: 's3', ...bucket }).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'play',
    region: 'ap-south-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'hunter2',
  })
})

it('when files are kept in a bucket and nothing else is set, all five variables are named', () => {
  for (const name of Object.keys(bucket))
    expect(() => readConfig({ STORAGE: 's3' })).toThrow(`${name} is missing: STORAGE=s3 needs it.`)
})

it.each(Object.keys(bucket))(
  'when files are kept in a bucket and %s is missing, it alone is named, and no secret repeated',
  (name) => {
    const message = (() => {
      try {
        return readConfig({ STORAGE: 's3', ...bucket, [name]: '' }) && ''
      } catch (error) {
        return (error as Error).message
      }
    })()
    expect(message).toBe(`The configuration needs a change:\n  ${name} is missing: STORAGE=s3 needs it.`)
  },
)

it('when the storage or its address is of no known kind, it is refused', () => {
  expect(() => readConfig({ STORAGE: 'ftp' })).toThrow('STORAGE must be one of: disk, s3.')
  expect(() => readConfig({ STORAGE: 's3', ...bucket, S3_ENDPOINT: 's3.example.com' })).toThrow(
    'S3_ENDPOINT must be an http or https address.',
  )
})
