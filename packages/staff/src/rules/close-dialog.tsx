import { can } from '#contract/rights.ts'
import { type Day, daysBetween } from '#contract/rules/dates.ts'
import { formatExact } from '#contract/rules/money.ts'
import type { Hit } from '#contract/schemas/staff-days.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Note } from '#ui/note.tsx'
import * as words from '#words/rules-days.ts'
import { useMe } from '../api/use-me.ts'
import { ReasonFields } from './day-fields.tsx'
import { spanWords } from './day-words.ts'
import type { Span } from './days-api.ts'
import { type ClosingForm, useClosing } from './use-closing.ts'

/** Without `to` it is a range that is still to be chosen; with a version, one day as it was seen. */
export type Closing = {
  branch: number | null
  from: Day
  to: Day | null
  reason: string
  reason_bn: string
  version: number | null
}

type Props = {
  closing: Closing | null
  where: string | null
  today: Day
  onDone: () => void
  onList: (span: Span) => void
}

/** What closing hits is said before it is done, and the button says the act. */
export function CloseDialog({ closing, ...rest }: Props) {
  const isRange = closing?.to === null
  const what = closing && !isRange ? spanWords({ from: closing.from, to: closing.to ?? closing.from }) : ''
  const title = isRange ? words.closeRange : words.closeTitle(rest.where === null ? what : words.at(what, rest.where))
  return (
    <Dialog open={closing !== null} title={title} onClose={rest.onDone}>
      {closing && <Close closing={closing} {...rest} />}
    </Dialog>
  )
}

function HitWords({ hit, span }: { hit: Hit; span: { from: Day; to: Day } }) {
  const [what, isOne] = [spanWords(span), span.from === span.to]
  if (hit.orders === 0) return <p>{words.hitNone(what, isOne)}</p>
  return (
    <p>
      <b>{words.hit(what, isOne, hit.orders, hit.people, `Tk ${formatExact(hit.sum)}`)}</b> {words.nobodyMoved}
    </p>
  )
}

function RangeFields({ form, today }: { form: ClosingForm; today: Day }) {
  const { span, errors, setSpan } = form
  return (
    <div className="day-hours">
      <Field label={words.from} error={errors['from']}>
        <Input type="date" min={today} value={span.from} onChange={({ target }) => setSpan({ from: target.value })} />
      </Field>
      <Field label={words.to} error={errors['to']}>
        <Input type="date" min={span.from} value={span.to} onChange={({ target }) => setSpan({ to: target.value })} />
      </Field>
    </div>
  )
}

function Close({ closing, today, onDone, onList }: Props & { closing: Closing }) {
  const { role } = useMe()
  const form = useClosing(closing, { onDone, onList })
  const { hit, span, values, errors, adds } = form
  const count = daysBetween(span.from, span.to) + 1
  return (
    <div className="day-form">
      {closing.to === null && <RangeFields form={form} today={today} />}
      <div aria-live="polite">
        {hit && <HitWords hit={hit} span={span} />}
        {!hit && form.whole && <p>{form.failed ? words.hitFailed : words.counting}</p>}
      </div>
      <ReasonFields values={values} errors={errors} onChange={form.change} />
      {hit && hit.running > 0 && hit.addable > 0 && can(role, 'tax') && (
        <Check checked={adds} onChange={({ target }) => form.setAdds(target.checked)}>
          {words.addToMembers(hit.addable, hit.running)}
        </Check>
      )}
      {errors['root'] && (
        <Note kind="bad" role="alert">
          {errors['root']}
        </Note>
      )}
      <div className="dialog__end day-acts">
        <Button kind="soft" onClick={onDone}>
          {words.keepOpen}
        </Button>
        <Button kind="bad" busy={form.busy} disabled={!hit} onClick={() => void form.close()}>
          {hit && hit.orders > 0 ? words.closeAndList(hit.orders) : words.closeDays(Math.max(1, count || 1))}
        </Button>
      </div>
    </div>
  )
}
