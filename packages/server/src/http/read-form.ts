import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export type Form = { fields: Map<string, string>; files: Map<string, File> }

/** A form with its texts and the files it is asked for; other files are let pass by unread. */
export async function readForm(request: FastifyRequest, wanted: string[]): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  try {
    return await readParts(request, wanted)
  } catch (cause) {
    throw formError(cause)
  }
}

async function readParts(request: FastifyRequest, wanted: string[]): Promise<Form> {
  const form: Form = { fields: new Map(), files: new Map() }
  for await (const part of request.parts()) {
    if (part.type === 'field') form.fields.set(part.fieldname, typeof part.value === 'string' ? part.value : '')
    else if (isChosen(part) && wanted.includes(part.fieldname)) form.files.set(part.fieldname, await readFile(part))
    else part.file.resume()
  }
  return form
}

/** A browser sends a file field that was left empty as a file without a name. */
const isChosen = ({ filename }: MultipartFile): boolean => Boolean(filename)

/** What is past the limit of bytes is dropped on arrival. */
const readFile = async (part: MultipartFile): Promise<File> => new File([new Uint8Array(await part.toBuffer())], part.filename)

/** Whatever the parser says against the bytes is said about the form; nothing in it is the server's fault. */
function formError(cause: unknown): AppError {
  const tooMuch = cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413
  if (tooMuch) return new AppError('payload_too_large', { cause })
  const message = 'The form could not be read.'
  return new AppError('invalid', { message, errors: { body: [message] }, cause })
}
