import { clockTime } from '#contract/rules/clock-time.ts'
import { formatExact } from '#contract/rules/money.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as words from '#words/desk.ts'
import { useAskAboutOrderMutation } from '../../api/desk-api.ts'
import { useShowWhen } from '../../api/use-show-when.ts'
import { Happened, Timeline } from '../timeline.tsx'
import { useOrderAct } from './use-order-act.tsx'

type Attempt = Order['attempts'][number]
type ShowWhen = ReturnType<typeof useShowWhen>

const looks: Record<Attempt['status'], { icon: IconName; kind?: 'ok' | 'warn' | 'bad' }> = {
  paid: { icon: 'check-bold', kind: 'ok' },
  open: { icon: 'clock-fill', kind: 'warn' },
  held: { icon: 'pause-fill', kind: 'warn' },
  failed: { icon: 'x-bold', kind: 'bad' },
  cancelled: { icon: 'x-bold', kind: 'bad' },
  expired: { icon: 'clock-fill' },
}

/** How often the gateway was asked about it, and whether it is asked again. */
function askedWords({ checks, next_check_at, status }: Attempt, show: ShowWhen): string | null {
  if (status === 'paid' || (checks === 0 && next_check_at === null)) return null
  const next = next_check_at === null ? words.askedNoMore : words.askedNext(show(next_check_at))
  return checks === 0 ? next : words.joinedComma(words.askedTimes(checks), next)
}

const factsOf = (attempt: Attempt, show: ShowWhen): string =>
  [
    attempt.tran_id,
    attempt.reason,
    askedWords(attempt, show),
    attempt.val_id && words.val(attempt.val_id),
    attempt.bank_tran_id && words.bank(attempt.bank_tran_id),
    attempt.risk_level !== null && words.risk(attempt.risk_level, attempt.risk_title),
    attempt.decided && words.decidedBy(attempt.status, attempt.decided.by.name, show(attempt.decided.at)),
  ]
    .filter(Boolean)
    .join(' · ')

type AskProps = { busy: boolean; onAsk: () => void }

function Ask({ busy, onAsk }: AskProps) {
  return (
    <button type="button" className="order-inline" aria-busy={busy} onClick={busy ? undefined : onAsk}>
      {busy ? words.asking : words.askNow}
    </button>
  )
}

function One({ attempt, ask }: { attempt: Attempt; ask: AskProps | null }) {
  const show = useShowWhen()
  const { icon, kind } = looks[attempt.status]
  return (
    <Happened icon={<Icon name={icon} />} kind={kind} time={show(attempt.opened_at)}>
      <p>
        <b>{words.attemptStates[attempt.status]}</b>
        {attempt.method && ` · ${attempt.method}`} · <span className="order-sum">Tk {formatExact(attempt.amount)}</span>
      </p>
      <small>
        {factsOf(attempt, show)}
        {attempt.settled_at && ` · ${words.settledAt(clockTime(new Date(attempt.settled_at)))}`}
      </small>
      {ask && <Ask {...ask} />}
    </Happened>
  )
}

function Counter({ payment }: { payment: Order['counter_payments'][number] }) {
  const { method, amount, reference, by, at } = payment
  const show = useShowWhen()
  return (
    <Happened icon={<Icon name="check-bold" />} kind="ok" time={show(at)}>
      <p>
        <b>{method === 'stray' ? words.strayUsed : method}</b> ·{' '}
        <span className="order-sum">Tk {formatExact(amount)}</span>
      </p>
      <small>{[reference, by && words.by(by.name)].filter(Boolean).join(' · ')}</small>
    </Happened>
  )
}

/** Every attempt to pay, with all that is known of it; where money may still be found, the gateway is asked now. */
export function AttemptsPanel({ order }: { order: Order }) {
  const [askAbout] = useAskAboutOrderMutation()
  const { act, busy, errors, pads } = useOrderAct()
  const ask = { busy, onAsk: () => void act(() => askAbout({ order })) }
  const attempts = order.attempts.toReversed()
  const inLine = attempts.findLast(({ status }) => status === 'open') ?? null
  return (
    <Panel title={words.attempts} count={attempts.length} action={order.can.ask && inLine === null && <Ask {...ask} />}>
      <PanelBody>
        {errors['root'] && (
          <Note kind="bad" role="alert">
            {errors['root']}
          </Note>
        )}
        {attempts.length === 0 && order.counter_payments.length === 0 && <p className="mute">{words.noAttempt}</p>}
        <Timeline>
          {attempts.map((attempt) => (
            <One key={attempt.id} attempt={attempt} ask={order.can.ask && attempt === inLine ? ask : null} />
          ))}
          {order.counter_payments.map((payment) => (
            <Counter key={payment.at} payment={payment} />
          ))}
        </Timeline>
        {pads}
      </PanelBody>
    </Panel>
  )
}
