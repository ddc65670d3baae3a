import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import * as office from '#words/office.ts'
import * as words from '#words/office-things.ts'
import { NumberField, TakaField } from '../form/number-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { Pair } from '../form/text-field.tsx'
import { Part } from '../form/thing-form.tsx'
import { useField } from '../form/use-field.ts'

export function TicketParts({ sold }: { sold: boolean }) {
  return (
    <>
      <Part title={office.text}>
        <Pair name="name" label={words.name} required />
        <Pair name="age" label={words.age} help={words.ageHelp} />
      </Part>
      <Part title={words.prices}>
        <div className="pair">
          <TakaField name="price" label={words.weekdayPrice} required help={words.pricesHelp} />
          <TakaField name="extra_hour_price" label={words.extraHourPrice} />
          <NumberField name="minutes" label={words.minutes} help={words.minutesHelp} whole />
        </div>
      </Part>
      <Part title={words.rules}>
        <div className="pair">
          <NumberField
            name="min_height_cm"
            label={words.minHeight}
            after={words.centimetres}
            help={words.heightHelp}
            whole
          />
          <NumberField
            name="max_height_cm"
            label={words.maxHeight}
            after={words.centimetres}
            help={words.heightHelp}
            whole
          />
          <Socks />
        </div>
        <SwitchField name="reentry" label={words.reentry} hint={words.reentryHint} />
      </Part>
      <Part title={words.where}>
        <SwitchField name="online" label={words.online} hint={words.onlineHint} />
        <SwitchField name="counter" label={words.counter} hint={words.counterHint} />
        <SwitchField name="on_sale" label={words.onSale} hint={words.onSaleHint} />
        {sold && <Note>{words.soldNever}</Note>}
      </Part>
    </>
  )
}

function Socks() {
  const { register, error } = useField('socks')
  return (
    <Field label={words.socks} error={error}>
      <Select {...register('socks')}>
        {Object.entries(words.sockNames).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
