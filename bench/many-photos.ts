import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { drawToken } from '../packages/server/src/customers/session.ts'
import { ownerUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers } from './many-customers.ts'
import type { Bench } from './measure.ts'
import { phonePhoto } from './phone-photo.ts'
import { watchVisitor } from './visitor.ts'

const [PHOTOS, AT_A_TIME, MEGABYTES] = [30, 3, 6]
const [MOST_MB, MOST_TIMES, CALM_MS, VISITOR] = [150, 2, 8000, 1]

/** A manager sends the photos of a party, as large as the phone made them. */
export const manyPhotos: Bench = {
  name: `${PHOTOS} photos of ${MEGABYTES} MB, ${AT_A_TIME} at a time: memory, and what a visitor feels meanwhile`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const client = new pg.Client({ connectionString: ownerUrl(site.dataDir) })
    try {
      await client.connect()
      await fillCustomers(client, VISITOR)
      const send = sender(site.url, await managerCookie(client), await phonePhoto({ noise: 22, quality: 74 }))
      await watchVisitor(site, VISITOR, () => wait(CALM_MS / 4))
      const calm = await watchVisitor(site, VISITOR, () => wait(CALM_MS))
      const before = memoryOf(site.pid)
      const busy = await watchVisitor(site, VISITOR, () => sendAll(send))
      const [grown, times] = [busy.peakMb - before, busy.median / calm.median]
      say(`memory grew by ${grown.toFixed(0)} MB from ${before.toFixed(0)} MB, at most ${MOST_MB} wanted`)
      say(
        `another visitor: median ${calm.median.toFixed(1)} ms before, ${busy.median.toFixed(1)} ms meanwhile (${times.toFixed(2)} times, at most ${MOST_TIMES} wanted); p95 ${calm.p95.toFixed(1)} and ${busy.p95.toFixed(1)} ms; ${busy.refused} without the answer`,
      )
      return grown < MOST_MB && times < MOST_TIMES && busy.refused === 0
    } finally {
      await client.end()
      await site.stop()
    }
  },
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function managerCookie(client: pg.Client): Promise<string> {
  const { token, hash } = drawToken()
  await client.query(
    `insert into staff_sessions (hash, staff_id, browser_hash, way, touched_at, pin_at)
    select $1, id, $2, 'code', now(), now() from staff where role = 'manager' order by id limit 1`,
    [hash, drawToken().hash],
  )
  return `staff=${token}`
}

type Send = (n: number) => Promise<void>

/** What stands behind the end of a photo is no part of it, and makes each one another. */
const sender =
  (url: string, cookie: string, bytes: Buffer): Send =>
  async (n) => {
    const size = Math.max(bytes.length, MEGABYTES * 1_000_000)
    const file = new File([Buffer.concat([bytes, Buffer.alloc(size - bytes.length, n), Buffer.from(`${n}`)])], 'a.jpg')
    const form = new FormData()
    const fields = { use: 'gallery', alt: `Photo ${n}`, client_id: randomUUID() }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    const answer = await fetch(`${url}/api/staff/pictures`, {
      method: 'POST',
      headers: { 'x-staff': '1', cookie },
      body: form,
    })
    if (answer.status !== 201) throw new Error(`Photo ${n} was answered ${answer.status}: ${await answer.text()}`)
  }

async function sendAll(send: Send): Promise<void> {
  const numbers = Array.from({ length: PHOTOS }, (_, n) => n).values()
  const line = async () => {
    for (const n of numbers) await send(n)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, line))
}
