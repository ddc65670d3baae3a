import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gateEndpoints } from '#contract/staff-endpoints.ts'
import { Verdict } from '#contract/schemas/gate.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { openGate, type OpenGate } from '../testing/open-gate.ts'
import { comeIn, pairedDevice, type StaffBrowser, staffBrowser } from '../testing/staff-browser.ts'

type Answer = { data: Verdict }

let open: OpenGate
let rahim: StaffBrowser
let karim: StaffBrowser
let here: StaffBrowser
beforeAll(async () => {
  open = await openGate()
  const [gate, other] = [await pairedDevice(open), await pairedDevice(open, { name: 'Gate 2' })]
  rahim = await comeIn(open, 'gate', gate)
  karim = await comeIn(open, 'manager', other)
  here = await comeIn(open, 'gate', await pairedDevice(open, { name: 'Far gate', branch: 1 }))
})
afterAll(() => open.close())

const scanOf = (input: string) => ({ ...open.scanOf(input) })
const scan = async (by: StaffBrowser, input: string) => {
  open.clock.pass(4)
  const { status, body } = await by.call('POST', 'gate/scans', scanOf(input))
  expect([status, body]).toEqual([200, oneOf(Verdict.strict()).parse(body)])
  return (body as Answer).data
}

describe('the calls of the gate', () => {
  it('when a ticket bought on the site is held up, it is let in; the same scan again is answered the same', async () => {
    const { qr } = await open.ticket(await open.newcomer())
    const sent = scanOf(qr)
    const first = await rahim.call('POST', 'gate/scans', sent)
    expect(first).toMatchObject({
      status: 200,
      body: { data: { verdict: 'let_in', reason: 'ok', let_in: 3, count: { limit: null } } },
    })
    expect((await rahim.call('POST', 'gate/scans', sent)).body).toEqual(first.body)
    expect((await rahim.call('GET', 'gate/now')).body).toEqual({ data: (first.body as Answer).data.count })
    const { body } = await rahim.call('GET', 'gate/scans')
    expect(body).toMatchObject({ data: [{ scan_id: sent.scan_id, let_in: 3, undone: false }], meta: { next: null } })
    const undone = await rahim.call('POST', `gate/scans/${sent.scan_id}/undo`)
    expect(undone).toMatchObject({
      status: 200,
      body: { data: { undone: 3, text: { en: 'Undone: 3 people are open again.' } } },
    })
    const twice = await rahim.call('POST', `gate/scans/${sent.scan_id}/undo?lang=bn`)
    expect([twice.status, (twice.body as { message: string }).message.normalize()]).toEqual([
      409,
      'এটা আগেই ফিরিয়ে নেওয়া হয়েছে।'.normalize(),
    ])
  })

  it('when a manager approves it with the PIN, red is let in once', async () => {
    const { qr } = await open.ticket(await open.newcomer(), {
      details: [{ product_id: 2, qty: 2, note: null }],
      riding_users: [],
    })
    await scan(rahim, qr)
    const red = await scan(rahim, qr)
    expect(red).toMatchObject({ reason: 'used', can: { anyway: 'approval' } })
    const path = `gate/scans/${red.scan_id}/anyway`
    const refused = await rahim.call('POST', path, { reason: 'manager_said' })
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'approval_needed', data: { roles: ['manager', 'owner'] } },
    })
    const managers = (await rahim.call('GET', 'gate/managers')).body as { data: { id: number; name: string }[] }
    expect(managers.data.map(({ name }) => name)).toContain('Karim')
    const asked = {
      act: red.can.act,
      subject: red.can.subject,
      staff_id: managers.data.find(({ name }) => name === 'Karim')?.id,
      pin: '2580',
    }
    const approval = (await rahim.call('POST', 'approvals', asked)).body as { data: { approval: string } }
    const header = { 'x-approval': approval.data.approval }
    expect(await rahim.call('POST', path, { reason: 'manager_said' }, header)).toMatchObject({
      status: 200,
      body: { data: { let_in: 2 } },
    })
  })

  it('when what is sent is wrong, each is told in a sentence, and nothing fails', async () => {
    const good = scanOf('x')
    const wrong: [object, string][] = [
      [{ ...good, scan_id: '1' }, 'scan_id'],
      [{ ...good, input: 7 }, 'input'],
      [{ ...good, input: 'x'.repeat(20_001) }, 'input'],
      [{ ...good, via: 'eyes' }, 'via'],
      [{ ...good, direction: 'out' }, 'direction'],
      [{ ...good, at: 'now' }, 'at'],
    ]
    for (const [body, field] of wrong)
      expect(await rahim.call('POST', 'gate/scans', { ...body })).toMatchObject({
        status: 422,
        body: { code: 'invalid', errors: { [field]: [expect.stringMatching(/\.$/)] } },
      })
    const amber = await scan(rahim, (await open.ticket(await open.newcomer(), { booking_date: '2026-11-20' })).qr)
    for (const [path, body] of [
      ['anyway', { reason: 'because' }],
      ['people', { people: 'all' }],
      ['people', { people: [] }],
    ] as const)
      expect((await rahim.call('POST', `gate/scans/${amber.scan_id}/${path}`, body)).status).toBe(422)
    expect((await rahim.call('POST', `gate/scans/${randomUUID()}/undo`)).status).toBe(404)
    expect((await rahim.call('POST', 'gate/scans/nothing/undo')).status).toBe(422)
    expect((await rahim.call('GET', 'gate/find?q=')).status).toBe(422)
    expect((await rahim.call('GET', 'gate/scans?before=x')).status).toBe(422)
    expect((await rahim.call('POST', `gate/scans/${amber.scan_id}/ask`)).status).toBe(409)
  })

  it('when it is the scan of another branch, it is as if it were not there; its tickets are shown without names', async () => {
    const { qr } = await open.ticket(await open.newcomer())
    const first = await scan(rahim, qr)
    expect(first.pass?.name).toBe('Rina Akter')
    expect((await here.call('POST', `gate/scans/${first.scan_id}/undo`)).status).toBe(404)
    const elsewhere = await scan(here, (await open.ticket(await open.newcomer())).qr)
    expect(elsewhere).toMatchObject({ reason: 'other_branch', pass: { name: null, last4: null } })
    expect(JSON.stringify(elsewhere)).not.toMatch(/Rina|Mitu/)
  })

  it('when somebody has no gate, no role or no session for it, nobody is let in', async () => {
    const customer = await open.newcomer()
    const calls = Object.values(gateEndpoints).filter(({ path }) => path.includes('/gate/'))
    await open.person('viewer', 'Vera')
    const [viewer, office] = [await comeIn(open, 'viewer'), await comeIn(open, 'manager')]
    for (const { method, path } of calls) {
      const url = path.replace('/staff/', '').replace(':scanId', randomUUID())
      const body =
        method === 'POST' ? { ...scanOf('x'), reason: 'our_mistake', people: [{ place: 'd1.1', in: true }] } : undefined
      const query = path.endsWith('/find') ? '?q=Rina' : ''
      const by = async (who: StaffBrowser, headers?: Record<string, string>) =>
        (await who.call(method, url + query, body, headers)).status
      expect([path, await by(staffBrowser(open)), await by(staffBrowser(open), customer.signedIn)]).toEqual([
        path,
        401,
        401,
      ])
      expect([path, await by(viewer)]).toEqual([path, 403])
      expect([path, await by(office)]).toEqual([path, 403])
    }
  })

  it('when something is done at the gate, the log has a sentence for it', async () => {
    const { qr, invoice } = await open.ticket(await open.newcomer(), { booking_date: '2026-11-20' })
    const amber = await scan(karim, qr)
    await karim.call('POST', `gate/scans/${amber.scan_id}/move`)
    await karim.call('POST', `gate/scans/${amber.scan_id}/undo`)
    const { body } = await karim.call('GET', 'history?thing=tickets')
    const said = (body as { data: { text: string }[] }).data.map(({ text }) => text.replace(/, 15-Nov.*/, ''))
    expect(said.slice(0, 3)).toEqual([
      `Karim undid the scan of ${invoice} on Gate 2`,
      `Karim moved the visit of ${invoice} from 2026-11-20 to 2026-11-15`,
      `Karim scanned ${invoice} on Gate 2: nobody was let in (other day)`,
    ])
  })
})
