import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProofNeeded } from '#contract/schemas/sign-in.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { signIn } from '../testing/sign-in.ts'
import { solveProof } from '../testing/solve-proof.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const ADDRESS = '203.0.113.9'

let test: TestApp
let clock: ReturnType<typeof movingClock>
// The library that checks proofs looks at the real time as well, so ours begins there.
beforeEach(() => {
  clock = movingClock(new Date())
})
afterEach(() => test.close())

/** A number of its own for every n, each with another prefix. */
const someone = (n: number) =>
  `01${3 + (n % 7)}${String(Math.floor(n / 7) % 100).padStart(2, '0')}${String(n).padStart(6, '0')}`
const ask = (
  phone_no: string,
  { from = ADDRESS, at = test, ...more }: { from?: string; at?: TestApp; proof?: unknown } = {},
) =>
  at.app.inject({
    method: 'POST',
    url: '/api/login-phone',
    payload: { phone_no, country: 'Bangladesh', ...more },
    remoteAddress: from,
  })
const workFor = async (...asking: Parameters<typeof ask>) => ProofNeeded.parse((await ask(...asking)).json())
/** As if codes had been sent there just now. */
const count = (limit: string, subject: string, times: number) =>
  test.database.pool.query(
    'insert into limit_events ("limit", subject, at) select $1, $2, $3 from generate_series(1, $4::int)',
    [limit, subject, clock.now(), times],
  )
const fill = (times: number, network = ADDRESS) => count('code sent to address', network, times)

describe('asking for work', () => {
  it('when thirty strangers asked from one address in an hour, the next does some work first, and others do not', async () => {
    test = await buildTestApp({ deps: { clock } })
    for (let n = 0; n < 30; n++) expect((await ask(someone(n))).statusCode).toBe(200)
    const answer = await ask(someone(30))
    expect(answer.statusCode).toBe(428)
    const work = ProofNeeded.parse(answer.json())
    expect(work).toMatchObject({
      code: 'proof_needed',
      message: expect.stringContaining('work') as string,
      data: { parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: Math.floor(clock.now().getTime() / 1000) + 300 } },
    })
    expect(test.messages).toHaveLength(30)
    expect((await ask(someone(30), { proof: await solveProof(work) })).statusCode).toBe(200)
    expect(test.messages.at(-1)).toMatchObject({ to: someone(30) })
    expect((await ask(someone(31), { from: '203.0.113.10' })).statusCode).toBe(200)
  })

  it('when sixty strangers ask at once from one address, in two processes, thirty of them get through without work', async () => {
    test = await buildTestApp({ deps: { clock } })
    const other = await buildTestApp({ beside: test, deps: { clock } })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => ask(someone(n), { at: n % 2 ? test : other })),
    )
    await other.close()
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    expect(answers.filter(({ statusCode }) => statusCode === 428)).toHaveLength(30)
  })

  it.each([
    ['an IPv4 /24', 90, '203.0.113.0/24', (n: number) => `203.0.113.${n}`],
    ["a household's /64", 30, '2001:db8:1:2::/64', (n: number) => `2001:db8:1:2::${n + 1}`],
    ['a /56', 90, '2001:db8:1:200::/56', (n: number) => `2001:db8:1:2${(n % 256).toString(16).padStart(2, '0')}::1`],
    ['a /48', 200, '2001:db8:1::/48', (n: number) => `2001:db8:1:${(n * 256).toString(16)}::1`],
  ])(
    'when strangers come from ever new addresses of %s, %i in an hour are free, and ten times as many the end',
    async (_, most, network, addressOf) => {
      test = await buildTestApp({ deps: { clock } })
      await fill(most - 1, network)
      expect((await ask(someone(1), { from: addressOf(1) })).statusCode).toBe(200)
      const proof = await solveProof(await workFor(someone(2), { from: addressOf(2) }))
      expect((await ask(someone(2), { from: addressOf(2), proof })).statusCode).toBe(200)
      await fill(9 * most - 1, network)
      const answer = await ask(someone(3), { from: addressOf(3) })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600'])
      expect(answer.json()).toEqual({
        code: 'too_many_requests',
        message: 'Too many codes were asked for from your connection. Please wait about 60 minutes and try again.',
      })
      clock.pass(HOUR)
      expect((await ask(someone(3), { from: addressOf(3) })).statusCode).toBe(200)
    },
  )

  it('when the count goes on, the work gets harder, and what was done for much less is not enough', async () => {
    test = await buildTestApp({ deps: { clock } })
    await fill(30)
    const easy = await workFor(someone(1))
    expect(easy.data.parameters.data.level).toBe(1)
    await fill(30)
    const twofold = await workFor(someone(2))
    expect(twofold.data.parameters.data.level).toBe(2)
    expect((await ask(someone(1), { proof: await solveProof(easy) })).statusCode).toBe(200)
    await fill(90)
    const hard = await workFor(someone(2), { proof: await solveProof(twofold) })
    expect(hard.data.parameters.data.level).toBe(5)
    expect((await ask(someone(2), { proof: await solveProof(hard) })).statusCode).toBe(200)
  })

  it('when a number has signed in before, no crowd around it and no neighbour of its digits is in its way', async () => {
    test = await buildTestApp({ deps: { clock } })
    await signIn(test, someone(7))
    await fill(5000)
    await fill(5000, '203.0.113.0/24')
    await count('code sent to prefix', someone(7).slice(0, 5), 5000)
    expect((await ask(someone(7))).statusCode).toBe(200)
    expect((await ask(someone(8))).statusCode).toBe(429)
  })

  it("when half of the day's messages are sent, strangers work; at six tenths of it they wait, and the rest is the customers'", async () => {
    test = await buildTestApp({
      deps: { clock },
      config: { sms: { first: { provider: 'outbox' }, fallback: null, mostADay: 10 } },
    })
    for (let n = 0; n < 10; n++) await signIn(test, someone(100 + n))
    for (let n = 0; n < 5; n++) expect((await ask(someone(n))).statusCode).toBe(200)
    expect((await ask(someone(5), { proof: await solveProof(await workFor(someone(5))) })).statusCode).toBe(200)
    const refused = await ask(someone(6))
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        code: 'too_many_requests',
        message: 'Many people are asking for codes right now. Please wait about 24 hours and try again.',
      },
    ])
    for (let n = 0; n < 4; n++) expect((await ask(someone(100 + n))).statusCode).toBe(200)
    expect((await ask(someone(104))).statusCode).toBe(429)
    expect(test.messages).toHaveLength(10)
  })
})

describe('a proof', () => {
  beforeEach(async () => {
    test = await buildTestApp({ deps: { clock } })
    await fill(30)
  })

  it('when it was used, it is worth nothing more, in no process', async () => {
    const proof = await solveProof(await workFor(someone(1)))
    expect((await ask(someone(1), { proof })).statusCode).toBe(200)
    clock.pass(MINUTE)
    const other = await buildTestApp({ beside: test, deps: { clock } })
    const answers = [await ask(someone(1), { proof }), await ask(someone(1), { proof, at: other })]
    await other.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([428, 428])
    const again = ProofNeeded.parse(answers[1]?.json())
    expect((await ask(someone(1), { proof: await solveProof(again) })).statusCode).toBe(200)
  })

  it('when it was for another number, it is worth nothing', async () => {
    expect((await ask(someone(2), { proof: await solveProof(await workFor(someone(1))) })).statusCode).toBe(428)
  })

  it('when a second less than five minutes have passed, it is good; at five it has expired', async () => {
    const [early, late] = [await solveProof(await workFor(someone(1))), await solveProof(await workFor(someone(2)))]
    clock.pass(5 * MINUTE - 1)
    expect((await ask(someone(1), { proof: early })).statusCode).toBe(200)
    clock.pass(1)
    expect((await ask(someone(2), { proof: late })).statusCode).toBe(428)
  })

  it('when it is made up, broken or not what was asked for, other work is asked for', async () => {
    const work = await workFor(someone(1))
    const right = JSON.parse(Buffer.from(await solveProof(work), 'base64').toString()) as {
      challenge: ProofNeeded['data']
      solution: object
    }
    const { challenge, solution } = right
    const easier = (change: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
      solution,
    })
    const wrong: unknown[] = [
      null,
      [],
      'x',
      7,
      {},
      { challenge },
      { challenge, solution: null },
      { challenge, solution: { counter: -1, derivedKey: '' } },
      { challenge, solution: { ...solution, derivedKey: '00' } },
      { challenge, solution: { ...solution, derivedKey: 'ff'.repeat(32) } },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { ...challenge, signature: 'é'.repeat(64) }, solution },
      easier({ expiresAt: 9_999_999_999 }),
      easier({ keySignature: undefined }),
      easier({ keyPrefix: '0' }),
      easier({ nonce: 'zz' }),
      easier({ extra: { deep: [1] } }),
    ]
    const proofs = [
      '',
      ' ',
      '%%%',
      '\u0000',
      'a'.repeat(2000),
      ...wrong.map((payload) => Buffer.from(JSON.stringify(payload)).toString('base64')),
    ]
    for (const proof of proofs) expect([proof, (await ask(someone(1), { proof })).statusCode]).toEqual([proof, 428])
    expect((await ask(someone(1), { proof: Buffer.from(JSON.stringify(right)).toString('base64') })).statusCode).toBe(
      200,
    )
  })

  it.each([
    ['too long', 'a'.repeat(2001), 'The proof is too long.'],
    ['no text', { challenge: 1 }, 'The proof must be text.'],
  ])('when it is %s, it is not looked at', async (_, proof, sentence) => {
    const answer = await ask(someone(1), { proof })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'invalid', message: sentence, errors: { proof: [sentence] } },
    ])
  })
})
