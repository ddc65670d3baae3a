import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'

/** Prints what it measures as it goes, and answers whether the figure is good enough. */
export type Bench = { name: string; run: (say: (line: string) => void) => Promise<boolean> }

const SECONDS = 2
const CONNECTIONS = 20

/** Requests per second over a short while; an answer that is not 2xx spoils the measurement. */
export async function measure(url: string): Promise<number> {
  const result = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} times with a failure, ${result.errors} times not at all.`)
  return result['2xx'] / result.duration
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

export type Raw = { statusCode: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** The bytes as they were sent, not unpacked as fetch would. */
export const getRaw = (url: string): Promise<Raw> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      buffer(answer).then((body) => resolve({ statusCode: answer.statusCode, headers: answer.headers, body }), reject)
    }).once('error', reject)
  })
