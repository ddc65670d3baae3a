import type { ReactNode } from 'react'
import { can } from '#contract/rights.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { DeskIcon } from '#ui/desk-icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Link } from '#ui/link.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/desk.ts'
import { useShowWhen } from '../../api/use-show-when.ts'
import { useMe } from '../../api/use-me.ts'
import { Happened, Timeline } from '../timeline.tsx'

type Row = {
  key: string
  at: string
  what: string
  more: string
  icon: ReactNode
  kind?: 'ok' | 'warn' | 'bad' | 'info'
}

const messageKinds = { sent: 'ok', waiting: 'warn', given_up: 'bad' } as const
const verdictKinds = { let_in: 'info', check: 'warn', stop: 'bad' } as const

/** Placed, told, let in, noted: in the order it happened. */
function rowsOf({ sold_at, channel, messages, scans, notes }: Order): Row[] {
  const placed = { key: 'placed', at: sold_at, what: words.placed[channel], more: words.placedBy[channel] }
  const told = messages.map(({ kind, at, state }, n) => ({
    key: `message ${n}`,
    at,
    what: words.messageNames(kind),
    more: words.messageStates[state],
    icon: <Icon name="chat-text-fill" />,
    kind: messageKinds[state],
  }))
  const scanned = scans.map(({ at, verdict, text, let_in, staff, gate, undone }, n) => ({
    key: `scan ${n}`,
    at,
    what: let_in > 0 ? words.letInBy(let_in, staff, gate) : words.scannedBy(staff, gate),
    more: undone ? words.undone(text) : text,
    icon: <Icon name="scan-fill" />,
    kind: undone ? undefined : verdictKinds[verdict],
  }))
  const noted = notes.map(({ id, at, text, by }) => ({
    key: `note ${id}`,
    at,
    what: words.noteBy(by.name),
    more: text,
    icon: <DeskIcon name="note-fill" />,
  }))
  const rows: Row[] = [{ ...placed, icon: <Icon name="receipt-fill" /> }, ...told, ...scanned, ...noted]
  return rows.toSorted((a, b) => a.at.localeCompare(b.at))
}

export function HistoryPanel({ order }: { order: Order }) {
  const { role } = useMe()
  const show = useShowWhen()
  const action = can(role, 'history') && (
    <Link className="order-inline" to={`${staffPaths.history}?thing=${order.kind}:${order.id}`}>
      {words.allChanges}
    </Link>
  )
  return (
    <Panel title={words.history} action={action}>
      <PanelBody>
        <Timeline>
          {rowsOf(order).map(({ key, at, what, more, icon, kind }) => (
            <Happened key={key} icon={icon} kind={kind} time={show(at)}>
              <p>{what}</p>
              <small lang={langOf(more)}>{more}</small>
            </Happened>
          ))}
        </Timeline>
      </PanelBody>
    </Panel>
  )
}
