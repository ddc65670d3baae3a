import { z } from 'zod'

export type S3Config = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Environment = Record<string, string | undefined>

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const isWeb = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

export const s3Variables = {
  STORAGE: z.enum(['disk', 's3'], 'must be one of: disk, s3.').default('disk'),
  S3_ENDPOINT: z
    .string()
    .refine(isWeb, 'must be an http or https address.')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

export const s3Problems = (env: Environment): string[] =>
  required
    .filter((name) => env['STORAGE'] === 's3' && env[name] === undefined)
    .map((name) => `${name} is missing: STORAGE=s3 needs it.`)

export const s3Of = (variables: z.output<z.ZodObject<typeof s3Variables>>): S3Config | null =>
  variables.STORAGE === 'disk'
    ? null
    : {
        endpoint: variables.S3_ENDPOINT ?? '',
        bucket: variables.S3_BUCKET ?? '',
        region: variables.S3_REGION ?? '',
        accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
      }
