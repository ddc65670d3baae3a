import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { smsLetters } from '#contract/rules/sms.ts'
import type { SmsPort } from '../notifications/sms.ts'
import { alphaTaken, json, message, sslTaken, standInsForEachTest } from '../testing/sms-provider.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { alphasms } from './alphasms.ts'
import { sslwireless } from './sslwireless.ts'

const stand = standInsForEachTest()

const viaSslwireless = (url: string, timeoutMs = 5000) =>
  sslwireless({ baseUrl: url, apiToken: 'tok-secret-1', sid: 'DOLNA', timeoutMs })
const viaAlphasms = (url: string, timeoutMs = 5000) =>
  alphasms({ baseUrl: url, apiKey: 'key-secret-1', senderId: 'Dolna', timeoutMs })

describe('sslwireless', () => {
  it('when a message is sent, it is posted as they want it, and their reference is kept', async () => {
    const there = await stand(json(sslTaken))
    expect(await viaSslwireless(there.url).send(message)).toEqual({
      accepted: true,
      provider: 'sslwireless',
      providerId: '5da6dc2f0b5e',
    })
    expect(there.heard).toEqual([
      expect.objectContaining({ method: 'POST', path: '/api/v3/send-sms', type: 'application/json' }),
    ])
    const { csms_id, ...sent } = JSON.parse(there.heard[0]?.body ?? '') as { csms_id: string }
    expect(sent).toEqual({ api_token: 'tok-secret-1', sid: 'DOLNA', msisdn: '8801712345678', sms: message.text })
    expect(csms_id).toMatch(/^\w{1,20}$/)
  })

  it('when the same message is sent again, it carries the same id, and another message another', async () => {
    const there = await stand(json(sslTaken))
    for (const ref of [message.ref, message.ref, 'outbox-7']) await viaSslwireless(there.url).send({ ...message, ref })
    const [first, again, other] = there.heard.map(({ body }) => (JSON.parse(body) as { csms_id: string }).csms_id)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('when they know the id from an earlier try, the message counts as sent', async () => {
    const there = await stand(json({ status: 'FAILED', status_code: 4005, error_message: 'Duplicate csms_id' }))
    expect(await viaSslwireless(there.url).send(message)).toMatchObject({ accepted: true })
  })

  it.each([
    [{ status: 'FAILED', status_code: 4001, error_message: 'Unauthorized access' }, 'auth', true],
    [{ status: 'FAILED', status_code: 4003, error_message: 'IP Blacklisted' }, 'auth', true],
    [{ status: 'FAILED', status_code: 200, error_message: 'Insufficient balance' }, 'balance', true],
    [{ status: 'FAILED', status_code: 4004, error_message: 'Invalid SID' }, 'sender', true],
    [{ status: 'FAILED', status_code: 4021, error_message: 'Invalid msisdn' }, 'number', false],
    [
      {
        status: 'SUCCESS',
        status_code: 200,
        smsinfo: [{ sms_status: 'INVALID', status_message: 'Invalid mobile number' }],
      },
      'number',
      false,
    ],
    [{ status: 'FAILED', status_code: 4023, error_message: 'SMS body is empty' }, 'content', false],
    [{ status: 'FAILED', status_code: 5000, error_message: 'Something went wrong' }, 'transient', true],
    [{ status: 'SUCCESS', status_code: 200, smsinfo: [] }, 'transient', true],
    [{ status: 'FAILED' }, 'transient', true],
    [{}, 'transient', true],
    [[], 'transient', true],
  ])('when they answer %j, the reason is %s and trying again is %s', async (answer, reason, retry) => {
    const there = await stand(json(answer))
    expect(await viaSslwireless(there.url).send(message)).toMatchObject({
      accepted: false,
      provider: 'sslwireless',
      reason,
      retry,
    })
  })
})

const bangla = smsLetters('পেমেন্ট পেয়েছি, ইনভয়েস INV-1। ৳৫০ & more: https://dolna.com.bd/bn')

it.each([
  ['sslwireless', viaSslwireless, sslTaken, (body: string) => (JSON.parse(body) as { sms: string }).sms],
  ['alphasms', viaAlphasms, alphaTaken, (body: string) => new URLSearchParams(body).get('msg')],
] as const)('when a message is in Bangla, %s gets every letter of it as UTF-8', async (_, via, taken, textIn) => {
  const there = await stand(json(taken))
  await via(there.url).send({ ...message, text: bangla })
  expect(textIn(there.heard[0]?.body ?? '')).toBe(bangla)
})

describe('alphasms', () => {
  it('when a message is sent, it is posted as a form, and their id is kept', async () => {
    const there = await stand(json(alphaTaken))
    expect(await viaAlphasms(there.url).send(message)).toEqual({
      accepted: true,
      provider: 'alphasms',
      providerId: '5021',
    })
    const [heard] = there.heard
    expect(heard).toMatchObject({
      method: 'POST',
      path: '/sendsms',
      type: expect.stringContaining('application/x-www-form-urlencoded') as string,
    })
    expect(Object.fromEntries(new URLSearchParams(heard?.body))).toEqual({
      api_key: 'key-secret-1',
      msg: message.text,
      to: '8801712345678',
      sender_id: 'Dolna',
    })
  })

  it('when there is no sender id, none is sent', async () => {
    const there = await stand(json(alphaTaken))
    await alphasms({ baseUrl: there.url, apiKey: 'key', senderId: null }).send(message)
    expect(new URLSearchParams(there.heard[0]?.body).has('sender_id')).toBe(false)
  })

  it.each([
    [400, 'auth', true],
    [403, 'auth', true],
    [405, 'auth', true],
    [412, 'sender', true],
    [413, 'sender', true],
    [414, 'content', false],
    [415, 'content', false],
    [416, 'number', false],
    [417, 'balance', true],
    [420, 'content', false],
    [409, 'transient', true],
    [500, 'transient', true],
  ])('when they answer with error %i, the reason is %s and trying again is %s', async (error, reason, retry) => {
    const there = await stand(json({ error, msg: 'They say why' }))
    expect(await viaAlphasms(there.url).send(message)).toEqual({
      accepted: false,
      provider: 'alphasms',
      reason,
      retry,
      detail: `${error} They say why`,
    })
  })

  it('when they say 0 but give no id, it is not taken for sent', async () => {
    const there = await stand(json({ error: 0, msg: 'ok', data: null }))
    expect(await viaAlphasms(there.url).send(message)).toMatchObject({ accepted: false, reason: 'transient' })
  })
})

const providers: [string, (url: string, timeoutMs?: number) => SmsPort][] = [
  ['sslwireless', viaSslwireless],
  ['alphasms', viaAlphasms],
]

describe.each(providers)('%s in bad weather', (_, via) => {
  const weather: [string, (response: ServerResponse) => void][] = [
    [
      'a page of HTML',
      (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>'),
    ],
    ['nothing', (response) => void response.end()],
    ['half of its JSON', (response) => void response.end('{"status":"SUCC')],
    ['the word null', (response) => void response.end('null')],
    ['a hung-up line', (response) => void response.destroy()],
    ['another address', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ]
  it.each(weather)('when the answer is %s, it may pass', async (__, answer) => {
    const there = await stand(answer)
    expect(await via(there.url).send(message)).toMatchObject({
      accepted: false,
      reason: 'transient',
      retry: true,
      detail: expect.stringMatching(/^(no answer|HTTP \d+)/) as string,
    })
  })

  it('when they do not answer in time, nobody waits for them', async () => {
    const there = await stand(() => {})
    expect(await via(there.url, 50).send(message)).toMatchObject({
      accepted: false,
      reason: 'transient',
      detail: 'no answer: TimeoutError',
    })
  })

  it('when nobody is there, it may pass', async () => {
    const there = await openStandIn(() => {})
    await there.close()
    expect(await via(there.url).send(message)).toMatchObject({
      accepted: false,
      reason: 'transient',
      detail: expect.stringContaining('ECONNREFUSED') as string,
    })
  })

  it('when they quote what they were sent, codes, numbers and keys do not come back', async () => {
    const quote = 'key-secret-1 tok-secret-1 8801712345678 482913 is refused'
    const there = await stand(json({ status: 'FAILED', error_message: quote, error: 499, msg: quote }))
    const answer = await via(there.url).send(message)
    expect(JSON.stringify(answer)).toContain('is refused')
    expect(JSON.stringify(answer)).not.toMatch(/secret|712345678|482913/)
  })
})
