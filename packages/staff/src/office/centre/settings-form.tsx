import { can } from '#contract/rights.ts'
import type { SettingsThing } from '#contract/schemas/content.ts'
import type { SettingsFields } from '#contract/schemas/centre-fields.ts'
import { Note } from '#ui/note.tsx'
import * as words from '#words/office-centre.ts'
import { useMe } from '../../api/use-me.ts'
import type { Sent } from '../form/form-parts.ts'
import { NumberField } from '../form/number-field.tsx'
import { Part } from '../form/thing-form.tsx'
import { useThingForm } from '../form/use-thing-form.ts'
import { CentreForm } from './centre-form.tsx'
import { useSaveCentre } from './centre-thing.tsx'
import './owners.css'
import { useRateQuestion } from './rate-question.tsx'

export const SETTINGS = '/staff/settings'
export const settingsNames = { vat_rate: words.vatRate, weekend_days: words.weekend }
const schema = async () => (await import('#contract/schemas/centre-fields.ts')).SettingsFields

type SettingsValues = { vat_rate: number | null; weekend_days: SettingsFields['weekend_days'] }
const valuesOf = (thing: SettingsThing | null): SettingsValues => ({
  vat_rate: thing?.vat_rate ?? null,
  weekend_days: thing?.weekend_days ?? [],
})

/** Another rate is asked about before it is sent. */
export function SettingsForm({ thing }: { thing: SettingsThing }) {
  const send = useSaveCentre<SettingsFields, SettingsThing>(SETTINGS)
  const question = useRateQuestion(thing.vat_rate)
  const save = async (sent: Sent<SettingsFields>) =>
    (await question.isSure(sent.fields.vat_rate)) ? send(sent) : { error: question.refusal }
  const state = useThingForm<SettingsValues, SettingsFields, SettingsThing>({
    schema,
    thing,
    valuesOf,
    save,
    keptAs: 'settings',
  })
  return (
    <>
      <CentreForm state={state} names={settingsNames}>
        <Vat />
      </CentreForm>
      {question.dialog}
    </>
  )
}

function Vat() {
  const isOwner = can(useMe().role, 'tax')
  return (
    <Part title={words.vat}>
      <fieldset className="owners" disabled={!isOwner} aria-label={words.ownerOnly}>
        <NumberField name="vat_rate" label={words.vatRate} before="%" help={words.ownerOnly} required />
      </fieldset>
      <Note>{words.fromNextOrder}</Note>
    </Part>
  )
}
