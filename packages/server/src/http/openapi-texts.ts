import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { errorTable } from '#contract/errors.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { speak } from '#contract/words/named.ts'

type Answer = { description?: string; content?: object }
type Operation = { operationId?: string; responses?: Record<string, Answer> }
type Document = { paths?: Record<string, Record<string, Operation>> }

const UNSAID = 'Default Response'
const sentences: Record<string, string> = {
  200: 'What was asked for.',
  201: 'What was made.',
  // Of several with one status the first is the general one.
  ...Object.fromEntries(
    Object.values(errorTable)
      .toReversed()
      .map(([status, says]) => [status, speak(says, 'en')]),
  ),
}

const idOf = new Map(
  Object.entries({ ...endpoints, ...staffEndpoints }).map(([id, { method, path }]) => [
    `${method} ${API_PREFIX}${path.replace(/:(\w+)/g, '{$1}')}`,
    id,
  ]),
)

export function addTexts<T extends object>(document: T): T {
  for (const [path, calls] of Object.entries((document as Document).paths ?? {})) {
    for (const [method, call] of Object.entries(calls)) {
      const id = idOf.get(`${method.toUpperCase()} ${path}`)
      if (id) call.operationId = id
      for (const [status, answer] of Object.entries(call.responses ?? {})) describeAnswer(status, answer)
    }
  }
  return document
}

function describeAnswer(status: string, answer: Answer): void {
  if (answer.description === UNSAID) answer.description = sentences[status] ?? answer.description
  // RFC 9110, 15.4.5: it has no content, whatever the schema of its nothing looks like.
  if (status === '304') delete answer.content
}
