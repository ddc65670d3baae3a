import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatExact } from '#contract/rules/money.ts'
import { mobileNumber } from '#contract/rules/phone.ts'
import type { Found } from '#contract/schemas/staff-payments.ts'
import { orderPath } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Link } from '#ui/link.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { serverSilent } from '#words/frame.ts'
import * as words from '#words/payments.ts'
import { saidBy } from '../../api/api.ts'
import { useLookForMoneyMutation } from '../../api/payments-api.ts'
import { useShowWhen } from '../../api/use-show-when.ts'
import { Happened, Timeline } from '../timeline.tsx'

/** A parent was charged and has no ticket: the number, one tap, and what the gateway says now. */
export function ChargedBox() {
  const [query] = useSearchParams()
  const linked = query.get('look')
  const [typed, setTyped] = useState(linked ?? '')
  const [error, setError] = useState<string>()
  const [look, { data, isLoading }] = useLookForMoneyMutation()
  const field = useRef<HTMLInputElement>(null)
  // Whoever comes from a search that found no order has the number already: only the tap is left.
  useEffect(() => {
    if (linked !== null) field.current?.focus()
  }, [linked])
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const text = typed.trim()
    setError(text === '' ? words.typeFirst : undefined)
    if (text === '') return
    const answer = await look(mobileNumber(text) === null ? { tran_id: text } : { phone: text })
    if (answer.error) setError(saidBy(answer.error) ?? serverSilent)
  }
  return (
    <Panel title={words.charged}>
      <PanelBody>
        <form className="payments-ask" onSubmit={(event) => void ask(event)} noValidate>
          <Field label={words.phoneOrTransaction} error={error}>
            <Input
              value={typed}
              maxLength={80}
              autoComplete="off"
              ref={field}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" kind="soft" full busy={isLoading}>
            {words.ask}
          </Button>
        </form>
        <div role="status">
          {data && !isLoading ? <Findings found={data.data} /> : <p className="mute">{words.askAbout}</p>}
        </div>
      </PanelBody>
    </Panel>
  )
}

const looks: Record<Found['finding'], { icon: IconName; kind?: 'ok' | 'warn' | 'bad' }> = {
  paid: { icon: 'check-bold', kind: 'ok' },
  none: { icon: 'minus-bold' },
  open: { icon: 'clock-fill', kind: 'warn' },
  held: { icon: 'pause-fill', kind: 'warn' },
  stray: { icon: 'warning-fill', kind: 'bad' },
  unknown: { icon: 'warning-fill', kind: 'warn' },
}

function Findings({ found }: { found: Found[] }) {
  const show = useShowWhen()
  if (found.length === 0) return <p>{words.noneFound}</p>
  return (
    <Timeline>
      {found.map(({ tran_id, amount, at, finding, text, order }) => (
        <Happened key={tran_id} icon={<Icon name={looks[finding].icon} />} kind={looks[finding].kind} time={show(at)}>
          <p>{finding === 'paid' ? <b>{text}</b> : text}</p>
          <small>
            {tran_id}, Tk {formatExact(amount)}
          </small>
          {order && (
            <p>
              <Link to={orderPath(order.kind, order.id)}>{order.invoice_number}</Link>
            </p>
          )}
        </Happened>
      ))}
    </Timeline>
  )
}
