import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { can, rightOf } from '#contract/rights.ts'
import type { PaymentCases } from '#contract/schemas/staff-payments.ts'
import { casesPath } from '#contract/staff-paths.ts'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Note } from '#ui/note.tsx'
import { Empty, Loading } from '#ui/state.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import { loading } from '#words/frame.ts'
import * as words from '#words/payments.ts'
import { usePaymentCasesQuery } from '../../api/payments-api.ts'
import { useMe } from '../../api/use-me.ts'
import { ChargedBox } from './charged-box.tsx'
import { type Asked, DecideDialog } from './decide-dialog.tsx'
import { HeldCard } from './held-card.tsx'
import './payments-screen.css'
import { RefundsTable } from './refunds-table.tsx'
import { StrayCard } from './stray-card.tsx'

const EVERY_MS = 10_000
const lists = ['held', 'stray', 'refunds'] as const
type List = (typeof lists)[number]

/** Why it is here, the sum, from whom, and the two or three ways to end it. */
export function Component() {
  const [query] = useSearchParams()
  const list = lists.find((each) => each === query.get('list')) ?? 'held'
  const cases = usePaymentCasesQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const tabs = lists.map((each) => ({
    to: casesPath(each),
    name: words.lists[each],
    count: cases.currentData?.[each].count,
    current: each === list,
  }))
  return (
    <>
      <title>{words.title}</title>
      <DeskTitle title={words.title} about={words.about} />
      <TabLinks label={words.title} tabs={tabs} />
      <Loaded query={cases} loading={<Loading text={loading} />} failed={words.failed}>
        {(found) => <Cases key={list} list={list} cases={found} />}
      </Loaded>
    </>
  )
}

function Cases({ list, cases }: { list: List; cases: PaymentCases }) {
  const { role } = useMe()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const onAsk = rightOf(role, 'payments') === 'yes' ? setAsked : null
  const shown = cases[list].data.length
  return (
    <div className={list === 'refunds' ? 'payments' : 'payments payments--wide'}>
      <div>
        {said !== null && (
          <Note kind="warn" role="status" onDismiss={() => setSaid(null)}>
            {said}
          </Note>
        )}
        {shown === 0 && <Empty text={isSettled(cases) ? words.allSettled : words.nothingIn[list]} />}
        {list === 'held' && cases.held.data.map((each) => <HeldCard key={each.id} held={each} onAsk={onAsk} />)}
        {list === 'stray' && cases.stray.data.map((each) => <StrayCard key={each.id} stray={each} onAsk={onAsk} />)}
        {list === 'refunds' && shown > 0 && (
          <RefundsTable rows={cases.refunds.data} mayAsk={onAsk !== null} onSaid={setSaid} />
        )}
        {cases[list].count > shown && <p className="mute">{words.shownOf(shown, cases[list].count)}</p>}
      </div>
      {list !== 'refunds' && can(role, 'resend') && <ChargedBox />}
      <DecideDialog asked={asked} onClose={() => setAsked(null)} onLate={setSaid} />
    </div>
  )
}

const isSettled = (cases: PaymentCases): boolean => lists.every((list) => cases[list].count === 0)
