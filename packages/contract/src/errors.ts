/** The closed set of what can go wrong: each code has its status and a sentence for a person. */
export const errorTable = {
  unauthenticated: [401, 'Please login first'],
  forbidden: [403, 'This is not yours to change.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'That cannot be done here.'],
  conflict: [409, 'This has already been done.'],
  payload_too_large: [413, 'That is too large to send.'],
  unsupported_media_type: [415, 'This kind of content is not understood here.'],
  invalid: [422, 'Please check what you entered.'],
  proof_needed: [428, 'Your browser has to do a little work before the next code is sent.'],
  too_many_requests: [429, 'Too many tries. Please wait a little and try again.'],
  internal: [500, 'Something went wrong'],
  gateway_unavailable: [502, 'The payment service does not answer right now. Please try again.'],
  unavailable: [503, 'The service is not available right now. Please try again in a moment.'],
} as const

export type ErrorCode = keyof typeof errorTable
export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]
