import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProofNeeded } from '#contract/schemas/sign-in.ts'
import { createLogger } from '../http/log.ts'
import { buildTestApp, type Options, type TestApp } from '../testing/build-test-app.ts'
import { signIn } from '../testing/sign-in.ts'
import { solveProof } from '../testing/solve-proof.ts'

const MOST_A_DAY = 250
const country = 'Bangladesh'
const options: Options = {
  config: { sms: { first: { provider: 'outbox' }, fallback: null, mostADay: MOST_A_DAY } },
  deps: { logger: createLogger('silent') },
}

let apps: [TestApp, TestApp]
beforeEach(async () => {
  const first = await buildTestApp(options)
  apps = [first, await buildTestApp({ ...options, beside: first })]
})
afterEach(async () => {
  for (const app of apps.toReversed()) await app.close()
})

const appOf = (n: number): TestApp => apps[n % 2 ? 1 : 0]
const sent = () => apps.flatMap(({ messages }) => messages)
const stranger = (n: number) =>
  `01${3 + (n % 7)}${String(Math.floor(n / 7) % 100).padStart(2, '0')}${String(n).padStart(6, '0')}`
const customer = (n: number) => `017${String(99_000_000 + n)}`

async function ask(n: number, phone_no: string, remoteAddress: string) {
  const send = (more: object) =>
    appOf(n).app.inject({
      method: 'POST',
      url: '/api/login-phone',
      payload: { phone_no, country, ...more },
      remoteAddress,
    })
  const answer = await send({})
  return answer.statusCode === 428 ? send({ proof: await solveProof(ProofNeeded.parse(answer.json())) }) : answer
}

/** Asks for a code and signs in with it, at the one process and the other: the statuses of both. */
async function comeIn(n: number, phone_no: string, remoteAddress: string): Promise<number[]> {
  const asked = await ask(n, phone_no, remoteAddress)
  const code = /\d{6}/.exec(sent().findLast(({ to }) => to === phone_no)?.text ?? '')?.[0] ?? '000000'
  const verified = await appOf(n + 1).app.inject({
    method: 'POST',
    url: '/api/verify-otp',
    payload: { phone_no, code, country },
    remoteAddress,
  })
  return [asked.statusCode, verified.statusCode]
}

async function inCrowds(times: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < times; start += 50)
    await Promise.all(Array.from({ length: Math.min(50, times - start) }, (_, n) => work(start + n)))
}

describe('a stranger with a /48 of addresses and 500 numbers', () => {
  it("when they ask at two processes and do all the work, they spend six tenths of the day's messages, and customers sign in", async () => {
    for (let n = 0; n < 10; n++) await signIn(apps[0], customer(n))
    await inCrowds(500, (n) => ask(n, stranger(n), `2001:db8:77:${((n * 67) % 65_536).toString(16)}::${n}`))
    expect(sent()).toHaveLength(0.6 * MOST_A_DAY)

    for (let n = 0; n < 10; n++) expect(await comeIn(n, customer(n), `2001:db8:77:${n}::1`)).toEqual([200, 200])
    // Control: whom nobody knows is shut out by then, so what lets the customers in is that they are known.
    expect(await comeIn(0, stranger(5000), '198.51.100.7')).toEqual([429, 422])
  }, 180_000)
})

describe('a whole mobile network behind one IPv4 address', () => {
  it('when hundreds of calls have come from it, more than it may make, and hundreds of wrong codes, customers sign in freely', async () => {
    const ADDRESS = '203.0.113.9'
    for (let n = 0; n < 10; n++) await signIn(apps[0], customer(n))
    await inCrowds(350, (n) => ask(n, stranger(n), ADDRESS))
    await inCrowds(320, (n) =>
      appOf(n).app.inject({
        method: 'POST',
        url: '/api/verify-otp',
        payload: { phone_no: stranger(n + 5000), code: '000000', country },
        remoteAddress: ADDRESS,
      }),
    )
    for (let n = 0; n < 10; n++) expect(await comeIn(n, customer(n), ADDRESS)).toEqual([200, 200])
    expect(await comeIn(0, stranger(6000), ADDRESS)).toEqual([429, 429])
  }, 180_000)
})
