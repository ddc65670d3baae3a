const HIDDEN = '[redacted]'
const SAFE_QUERY = new Set(['page', 'per_page', 'filter'])

/** 01712345678 becomes 017****5678, wherever it stands and however it is prefixed. */
const PHONE = /(?<!\d)((?:\+?88)?01[3-9])\d{4}(\d{4})(?!\d)/g
const BEARER = /\bBearer\s+[^\s"\\]+/gi
const SECRET_PAIR = /\b(token|otp|code|passw(?:or)?d|store_passwd|secret|phone(?:_no)?)=[^&\s"\\]+/gi
const SECRET_NAMES =
  'authorization|cookie|set-cookie|x-approval|approval|token|pin|old_pin|otp|password|phone|phone_no|store_passwd|storePassword|appSecret|databaseUrl|secretAccessKey'
const SECRET_FIELD = new RegExp(String.raw`(?<!\\)(\\*)"(${SECRET_NAMES})\1":\1".*?(?<!\\)\1"`, 'g')
/** Errors have codes too; those that sign people in are six digits. */
const SIGN_IN_CODE = /(\\*)"code\1":(?:\1")?\d{6}\b(?:\1")?/g
/** A failed query's message quotes its values; in a line of JSON they run to the end of the string. */
const QUERY_VALUES = /\\nparams: (?:[^"\\]|\\.)*/g
/** Tokens and signed links are long runs of letters and digits; no page's or product's word is. */
const TOKEN_IN_PATH = /[\w-]{24,}/g

export const maskPhones = (text: string): string => text.replace(PHONE, '$1****$2')

export const redactLine = (line: string): string =>
  maskPhones(line)
    .replace(QUERY_VALUES, '')
    .replace(SECRET_FIELD, `$1"$2$1":$1"${HIDDEN}$1"`)
    .replace(SIGN_IN_CODE, `$1"code$1":$1"${HIDDEN}$1"`)
    .replace(BEARER, `Bearer ${HIDDEN}`)
    .replace(SECRET_PAIR, `$1=${HIDDEN}`)

/** An address for the log: a query value is kept only where it cannot be anyone's secret. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2)
  const shownPath = maskPhones(path.replace(TOKEN_IN_PATH, HIDDEN))
  if (query === undefined) return shownPath
  return `${shownPath}?${[...new URLSearchParams(query)].map(redactPair).join('&')}`
}

const redactPair = ([name, value]: [string, string]): string =>
  SAFE_QUERY.has(name) ? `${name}=${value}` : `${name.replace(TOKEN_IN_PATH, HIDDEN)}=${HIDDEN}`
