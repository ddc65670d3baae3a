import { afterEach, expect, it, vi } from 'vitest'
import { weekdays } from '#contract/rules/week.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { copyLink, offerPass } from './share-ways.ts'

const url = 'https://play.example/pass/sale-1-abc'
const ticket: Pass = {
  kind: 'sale',
  id: 1,
  invoice_number: 'INV-20261120-00001',
  code: 'T-1',
  qr: 'T-1',
  title: null,
  lines: [{ name: 'Kid Play', qty: 2 }],
  people: 2,
  names: [],
  branch: null,
  first_day: '2026-11-20',
  last_day: '2026-11-20',
  weekdays: [...weekdays],
  invoice_url: null,
  share_url: url,
  admitted: 0,
  back_on: null,
  used: false,
  status: 'good',
}

afterEach(() => vi.unstubAllGlobals())

it('when a link is copied, that is said', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyLink(url)).toBe('Link copied')
  expect(writeText).toHaveBeenCalledWith(url)
})

it.each([
  ['is refused', { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }],
  ['is not there', {}],
])('when the clipboard %s, the link is said instead', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copyLink(url)).toBe(`Please copy the link: ${url}`)
})

it('when a pass is offered, it names the centre, the day and the code', async () => {
  const share = vi.fn(async () => {})
  vi.stubGlobal('navigator', { share })
  await offerPass(ticket, 'Dolna')
  const title = 'Dolna, Friday 20-Nov-2026'
  expect(share).toHaveBeenCalledWith({ title, text: `${title}\n2 people, T-1`, url })
})

it.each(['AbortError', 'NotAllowedError'])('when a share ends with %s, nothing is broken by it', async (name) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) })
  await expect(offerPass(ticket, undefined)).resolves.toBeUndefined()
})
