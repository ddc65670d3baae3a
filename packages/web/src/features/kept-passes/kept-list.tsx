import { useEffect, useState } from 'react'
import type { Pass } from '#contract/schemas/pass.ts'
import { Block } from '#ui/block.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Qr } from '#ui/qr.tsx'
import { useToday } from '#ui/use-today.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/kept.ts'
import { period } from '#words/orders.ts'
import * as passes from '#words/passes.ts'
import { FullPass } from '../orders/full-pass.tsx'
import { isMembership, passChips, passesOfDay, passHeading, passState, passTerms } from '../orders/pass-words.ts'
import { sinceWords } from '../orders/since-words.ts'
import { type KeptPasses, visitsOf } from './kept-passes.ts'
import './kept-list.css'
import { keptReceipts, openKeptReceipt } from './kept-receipts.ts'

type CardProps = { pass: Pass; today: string; onOpen: () => void; receipt: string | undefined }

function ReceiptButton({ pass, url }: { pass: Pass; url: string }) {
  return (
    <Button kind="soft" size="sm" onClick={() => void openKeptReceipt(url, `${pass.invoice_number}.pdf`)}>
      <Icon name="receipt-fill" />
      {words.openReceipt}
    </Button>
  )
}

/** Today's: the code itself, without a tap. */
function TodayCard({ pass, today, onOpen, receipt }: CardProps) {
  return (
    <Block pad pastel="sky" className="kept-today">
      <h2 className="h3">{passes.showThisAtGate}</h2>
      <button type="button" aria-label={passes.showQr} aria-haspopup="dialog" onClick={onOpen}>
        <Qr text={pass.qr} label={passes.qr} />
      </button>
      <p className="kept-today__code num">{pass.code}</p>
      <ul className="kept-today__facts">
        {[passHeading(pass, passState(pass, today))[1] ?? [], passChips(pass, today), passTerms(pass)]
          .flat()
          .map((fact, at) => (
            <li key={at} lang={langOf(fact)}>
              {fact}
            </li>
          ))}
      </ul>
      {receipt && <ReceiptButton pass={pass} url={receipt} />}
    </Block>
  )
}

const daysOf = (pass: Pass): string =>
  isMembership(pass) ? period(showDay(pass.first_day), showDay(pass.last_day)) : showDay(pass.first_day)

const states = {
  good: '',
  back: passes.comeBack,
  used: passes.used,
  void: passes.cancelled,
  early: passes.notYet,
  over: passes.over,
}

function OtherRow({ pass, today, onOpen, receipt }: CardProps) {
  const name = pass.title ?? pass.invoice_number
  const state = states[passState(pass, today)]
  return (
    <li className="kept-row">
      <button type="button" className="kept-row__open" aria-haspopup="dialog" onClick={onOpen}>
        <Icon name={isMembership(pass) ? 'crown-simple-fill' : 'ticket-fill'} />
        <span>
          <b lang={langOf(name)}>{name}</b>
          <span>{daysOf(pass)}</span>
          {state && <span>{state}</span>}
        </span>
      </button>
      {receipt && <ReceiptButton pass={pass} url={receipt} />}
    </li>
  )
}

function useReceipts(kept: KeptPasses): (pass: Pass) => string | undefined {
  const [urls, setUrls] = useState<string[]>([])
  useEffect(() => void keptReceipts().then(setUrls, () => {}), [kept])
  return ({ invoice_url }) =>
    invoice_url === null ? undefined : urls.find((url) => url === new URL(invoice_url, location.href).href)
}

type ListProps = { kept: KeptPasses; online: boolean; centre: string | undefined }

/** What this phone has kept for the gate: today's as codes, the others one tap away. */
export function KeptList({ kept, online, centre }: ListProps) {
  const [opened, setOpened] = useState<Pass>()
  const receiptOf = useReceipts(kept)
  const today = useToday(kept.ahead)
  const visits = visitsOf(kept, today)
  const others = kept.passes.filter((pass) => !visits.includes(pass))
  const of = (pass: Pass) => ({
    key: `${pass.kind} ${pass.id}`,
    pass,
    today,
    onOpen: () => setOpened(pass),
    receipt: receiptOf(pass),
  })
  return (
    <section className="stack" aria-label={words.onThisPhone}>
      {visits.map((pass) => (
        <TodayCard {...of(pass)} key={of(pass).key} />
      ))}
      {others.length > 0 && (
        <ul className="kept-rows">
          {others.map((pass) => (
            <OtherRow {...of(pass)} key={of(pass).key} />
          ))}
        </ul>
      )}
      <p className="sm mute">{words.lastChecked(sinceWords(kept.known, today))}</p>
      {opened && (
        <FullPass
          {...passesOfDay(opened, kept.passes, today)}
          kept={{ knownSince: kept.known, online }}
          ahead={kept.ahead}
          centre={centre}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}
