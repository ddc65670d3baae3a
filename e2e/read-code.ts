import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Line = { to: string; text: string }

/** The last code that a site of ours sent to this number, out of its outbox; the journeys' site unless another is named. */
export function readCode(phone: string, dataDir = process.env['SITE_DATA_DIR'] ?? ''): string {
  const lines = readFileSync(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const code = /\bcode is (\d{6})\b/.exec(lines.findLast(({ to }) => to === phone)?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`No code was sent to ${phone}.`)
  return code
}
