import type { FastifyInstance, FastifyRequest } from 'fastify'
import { named } from '#contract/words/named.ts'
import { AppError } from './app-error.ts'
import { type Part, partsOf } from './multipart.ts'
import { withinTime } from './time-limit.ts'

export type Form = { fields: Map<string, string>; files: Map<string, File> }

/** So many texts and files, and so many bytes of each; what is longer is cut there, so that it can be said in a sentence. */
export type FormLimits = { fields: number; fieldBytes: number; files: number; fileBytes: number; patienceMs?: number }

/** Five megabytes over a slow mobile line; before the server gives the whole request up. */
const PATIENCE_MS = 150_000
const FORM = 'multipart/form-data'
const BOUNDARY = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i

/** Forms are left on the line until their route reads them. */
export const acceptForms = (app: FastifyInstance): unknown =>
  app.addContentTypeParser(FORM, (_request, _body, done) => done(null))

export async function readForm({ raw, headers }: FastifyRequest, wanted: string[], limits: FormLimits): Promise<Form> {
  const type = headers['content-type'] ?? ''
  if (!type.toLowerCase().startsWith(FORM)) throw new AppError('unsupported_media_type')
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const worth = ({ name, filename }: Omit<Part, 'bytes'>) =>
    filename === undefined ? limits.fieldBytes : isAsked(wanted, name, filename) ? limits.fileBytes : 0
  try {
    return await withinTime(
      limits.patienceMs ?? PATIENCE_MS,
      gather(partsOf(raw, quoted ?? plain ?? missing(), worth), wanted, limits),
    )
  } catch (cause) {
    throw cause instanceof AppError ? cause : unreadable(cause)
  } finally {
    // What nobody reads would stand in the way of the connection's next request.
    raw.resume()
  }
}

async function gather(parts: AsyncIterable<Part>, wanted: string[], limits: FormLimits): Promise<Form> {
  const form: Form = { fields: new Map(), files: new Map() }
  const room = { fields: limits.fields, files: limits.files }
  for await (const { name, filename, bytes } of parts) {
    if (room[filename === undefined ? 'fields' : 'files']-- === 0) throw new AppError('payload_too_large')
    if (filename === undefined) form.fields.set(name, Buffer.concat(bytes).toString())
    else if (isAsked(wanted, name, filename)) form.files.set(name, new File(bytes as Buffer<ArrayBuffer>[], filename))
  }
  return form
}

/** A browser sends a file field that was left empty as a file without a name. */
const isAsked = (wanted: string[], name: string, filename: string): boolean => filename !== '' && wanted.includes(name)

function missing(): never {
  throw new Error('The content type names no boundary.')
}

/** Whatever is wrong with the bytes is said about the form; nothing in it is the server's fault. */
function unreadable(cause: unknown): AppError {
  const message = named('answers').formUnreadable
  return new AppError('invalid', { message, errors: { body: [message] }, cause })
}
