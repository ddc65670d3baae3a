import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { tokenOf } from './many-customers.ts'

const MOST_MS = 300
const MOST_MB = 500
const PAUSE_MS = 5

const paths = [
  '/',
  '/tickets',
  '/api/products',
  '/api/user',
  '/api/sales?page=1',
  '/api/subscriptions?page=1',
  '/dashboard/tickets',
]

type Site = { url: string; pid: number }
type Watched = { median: number; p95: number; slowest: number; calls: number; refused: number; peakMb: number }

/** What another customer, one who does nothing unusual, feels while `work` goes on. */
export async function watchVisitor(
  { url, pid }: Site,
  customer: number,
  work: () => Promise<unknown>,
): Promise<Watched> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  forgetPeak(pid)
  let refused = 0
  const took: number[] = []
  const over = new AbortController()
  const ended = work().finally(() => over.abort())
  while (!over.signal.aborted) {
    const began = performance.now()
    await read(agent, url + paths[took.length % paths.length], customer).catch(() => (refused += 1))
    took.push(performance.now() - began)
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  await ended
  agent.destroy()
  const sorted = took.toSorted((a, b) => a - b)
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? NaN,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    slowest: sorted.at(-1) ?? NaN,
    calls: took.length,
    refused,
    peakMb: peakMemory(pid),
  }
}

const read = (agent: Agent, url: string, customer: number): Promise<void> =>
  new Promise((resolve, reject) => {
    get(
      url,
      { agent, headers: { authorization: `Bearer ${tokenOf(customer)}`, 'accept-encoding': 'br' } },
      (answer) => {
        buffer(answer).then(
          () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}.`))),
          reject,
        )
      },
    ).once('error', reject)
  })

/** What a process needed to start is not what its visitors cost (proc(5), clear_refs). */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export function judge(say: (line: string) => void, { p95, slowest, calls, refused, peakMb }: Watched): boolean {
  say(
    `another visitor's ${calls} calls: p95 ${p95.toFixed(0)} ms, at most ${MOST_MS} wanted; the slowest ${slowest.toFixed(0)} ms, ${refused} without the answer`,
  )
  say(`memory of the server at its peak: ${peakMb.toFixed(0)} MB, at most ${MOST_MB} wanted`)
  return p95 <= MOST_MS && peakMb <= MOST_MB && refused === 0
}
