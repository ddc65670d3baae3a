import { named } from './words/named.ts'

const sentences = named('errors')

/** The closed set of what can go wrong: each code has its status and the name of a sentence for a person. */
export const errorTable = {
  unauthenticated: [401, sentences.unauthenticated],
  unpaired: [401, sentences.unpaired],
  forbidden: [403, sentences.forbidden],
  approval_needed: [403, sentences.approval_needed],
  locked: [403, sentences.locked],
  pin_needed: [403, sentences.pin_needed],
  not_found: [404, sentences.not_found],
  method_not_allowed: [405, sentences.method_not_allowed],
  conflict: [409, sentences.conflict],
  already_decided: [409, sentences.already_decided],
  changed_meanwhile: [412, sentences.changed_meanwhile],
  payload_too_large: [413, sentences.payload_too_large],
  unsupported_media_type: [415, sentences.unsupported_media_type],
  invalid: [422, sentences.invalid],
  proof_needed: [428, sentences.proof_needed],
  version_needed: [428, sentences.version_needed],
  too_many_requests: [429, sentences.too_many_requests],
  internal: [500, sentences.internal],
  gateway_unavailable: [502, sentences.gateway_unavailable],
  unavailable: [503, sentences.unavailable],
} as const

export type ErrorCode = keyof typeof errorTable
export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]
