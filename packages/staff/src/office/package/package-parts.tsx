import { useController, useFormContext, useWatch } from 'react-hook-form'
import { formatExact } from '#contract/rules/money.ts'
import { vatIncluded } from '#contract/rules/vat-included.ts'
import { weekdays } from '#contract/rules/week.ts'
import type { SettingsThing } from '#contract/schemas/content.ts'
import { PanelBody, Sheet } from '#ui/panel.tsx'
import { text } from '#words/office.ts'
import * as words from '#words/office-centre.ts'
import { DayChips } from '../form/day-chips.tsx'
import { NumberField, TakaField } from '../form/number-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { Pair } from '../form/text-field.tsx'
import { Part } from '../form/thing-form.tsx'
import { useField } from '../form/use-field.ts'
import { FormPicture } from '../pictures/form-picture.tsx'
import { useThingQuery } from '../thing-api.ts'
import type { PackageValues } from './package-values.ts'
import { RidersPart } from './riders-part.tsx'

export function PackageParts() {
  return (
    <>
      <Part title={words.offer}>
        <Pair name="title" label={words.title} required />
        <Pair name="name" label={words.name} required />
        <div className="pair">
          <Price />
          <TakaField name="old_price" label={words.oldPrice} />
          <NumberField name="month" label={words.months} whole required />
          <NumberField name="hour" label={words.hoursADay} help={words.zeroUnlimited} whole required />
          <TakaField name="extra_hour_price" label={words.extraHour} required />
          <ValidOn />
        </div>
      </Part>
      <RidersPart />
      <Part title={text}>
        <Pair name="description" label={words.description} long most={4000} />
      </Part>
      <Part title={words.picture}>
        <FormPicture name="picture" use="package" />
      </Part>
      <Sheet label={words.onSale}>
        <PanelBody>
          <SwitchField name="on_sale" label={words.onSale} hint={words.onSaleHint} />
        </PanelBody>
      </Sheet>
    </>
  )
}

/** What of it is VAT, at today's rate. */
function Price() {
  const { control } = useFormContext<PackageValues>()
  const price = useWatch({ control, name: 'price' })
  const rate = (useThingQuery('/staff/settings').currentData as SettingsThing | undefined)?.vat_rate
  const help =
    rate !== undefined && typeof price === 'number' && price > 0
      ? words.vatIncluded(formatExact(vatIncluded(price, rate)), String(rate))
      : undefined
  return <TakaField name="price" label={words.price} help={help} required />
}

function ValidOn() {
  const { control } = useFormContext<PackageValues>()
  const { field } = useController({ control, name: 'days' })
  const { error } = useField('days')
  return <DayChips label={words.validOn} days={weekdays} value={field.value} error={error} onChange={field.onChange} />
}
