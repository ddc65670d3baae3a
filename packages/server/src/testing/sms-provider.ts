import type { ServerResponse } from 'node:http'
import { afterEach } from 'vitest'
import { openStandIn } from './stand-in.ts'

export const message = {
  to: '01712345678',
  text: 'Your code is 482913.\n\n@play.example.com #482913',
  kind: 'sign-in-code',
  ref: 'b1946ac9-2492-4d5a-9f1e-0123456789ab',
}

/** Every test file calls this for itself: the hook belongs to the file, but this module is read once for several. */
export function standInsForEachTest() {
  const opened: Awaited<ReturnType<typeof openStandIn>>[] = []
  afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())))
  return async (answer: (response: ServerResponse) => void) => {
    const one = await openStandIn(answer)
    opened.push(one)
    return one
  }
}

export const json = (body: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const sslTaken = {
  status: 'SUCCESS',
  status_code: 200,
  error_message: '',
  smsinfo: [{ sms_status: 'SUCCESS', msisdn: '8801712345678', csms_id: 'x', reference_id: '5da6dc2f0b5e' }],
}
export const alphaTaken = { error: 0, msg: 'Request successfully submitted', data: { request_id: 5021 } }
