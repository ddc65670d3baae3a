import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { weekdays } from '#contract/rules/week.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { makeStore } from '../../app/store.ts'
import { FullPass } from '../orders/full-pass.tsx'
import { PassCode } from '../orders/pass-code.tsx'
import { askPasses } from '../orders/passes-api.ts'
import { KeptList } from './kept-list.tsx'
import { type KeptPasses, readPasses, writePasses } from './kept-passes.ts'

const ticket: Pass = {
  kind: 'sale',
  id: 1,
  invoice_number: 'INV-20261116-00001',
  code: 'T-1',
  qr: 'T-1',
  title: null,
  lines: [{ name: 'Kid Play', qty: 1 }],
  people: 1,
  names: [],
  branch: null,
  first_day: '2026-11-16',
  last_day: '2026-11-16',
  weekdays: [...weekdays],
  invoice_url: null,
  share_url: null,
  admitted: 0,
  back_on: null,
  used: false,
  status: 'good',
}
const told = { data: [ticket], now: '2026-11-16T08:00:00.000Z' }
const spoken = (drawn: ReactElement): string =>
  renderToStaticMarkup(drawn)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

afterEach(() => vi.useRealTimers())

describe.each([
  ['right', '2026-11-16T08:00:00Z'],
  ['a day ahead', '2026-11-17T08:00:00Z'],
  ['a day behind', '2026-11-15T08:00:00Z'],
])('when the phone’s clock is %s', (_, clock) => {
  const keep = (): KeptPasses => {
    vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] })
    return readPasses(writePasses(1, told, new Date())) as KeptPasses
  }

  it('a kept ticket for today is good, as large as the screen', () => {
    const { passes, known, ahead } = keep()
    const kept = { knownSince: known, online: false }
    const text = spoken(<FullPass passes={passes} start={0} kept={kept} ahead={ahead} onClose={() => {}} />)
    expect(text).toContain('Show at the gate')
    expect(text).toContain('Today, Monday')
  })

  it('among what the page without a line shows, a ticket for today is a code', () => {
    const text = spoken(<KeptList kept={keep()} online={false} centre={undefined} />)
    expect(text).toContain('Show this at the gate')
    expect(text).toContain('Today, Monday')
  })

  it('the ticket’s own page says so too', async () => {
    keep()
    const store = makeStore(async () => ({ data: told }))
    await store.dispatch(askPasses())
    const code = <PassCode pass={ticket} centre={undefined} />
    expect(spoken(<Provider store={store}>{code}</Provider>)).toContain('Show this at the gate')
  })
})
