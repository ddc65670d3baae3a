import { useFormContext } from 'react-hook-form'
import type { PolicyName } from '#contract/rules/policy-text.ts'
import type { PolicyThing } from '#contract/schemas/content.ts'
import type { PolicyFields } from '#contract/schemas/centre-fields.ts'
import { ourPolicies } from '#contract/words/our-policies.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { inBangla } from '#words/office.ts'
import * as words from '#words/office-centre.ts'
import { useThingForm } from '../form/use-thing-form.ts'
import { CentreForm } from './centre-form.tsx'
import { useSaveCentre } from './centre-thing.tsx'
import { PolicyEditor } from './policy-editor.tsx'
import { PolicyFacts } from './policy-facts.tsx'
import { PolicyPreview } from './policy-preview.tsx'

export type PolicyValues = { text: string; text_bn: string }

export const policyPath = (name: PolicyName): string => `/staff/policies/${name}`
export const policyFields = { text: words.policyText, text_bn: inBangla(words.policyText) }

/** Until the centre writes its own, the editor begins with our text. */
const valuesOf =
  (name: PolicyName) =>
  (thing: PolicyThing | null): PolicyValues =>
    thing?.text ? { text: thing.text, text_bn: thing.text_bn ?? '' } : ours(name)

const ours = (name: PolicyName): PolicyValues => ({
  text: ourPolicies[name].text.en,
  text_bn: ourPolicies[name].text.bn,
})

export function PolicyForm({ name, thing }: { name: PolicyName; thing: PolicyThing }) {
  const state = useThingForm<PolicyValues, PolicyFields, PolicyThing>({
    schema: async () => (await import('./policy-schema.ts')).policyForm(name),
    thing,
    valuesOf: valuesOf(name),
    save: useSaveCentre<PolicyFields, PolicyThing>(policyPath(name)),
    keptAs: `policy-${name}`,
  })
  return (
    <CentreForm
      state={state}
      names={policyFields}
      side={
        <>
          <PolicyFacts thing={thing} />
          <RestoreOurs name={name} />
          <PolicyPreview />
        </>
      }
    >
      <PolicyEditor name="text" label={words.policyText} help={words.policyHelp} />
      <PolicyEditor name="text_bn" label={inBangla(words.policyText)} bangla />
    </CentreForm>
  )
}

function RestoreOurs({ name }: { name: PolicyName }) {
  const { setValue } = useFormContext<PolicyValues>()
  const restore = () => {
    const { text, text_bn } = ours(name)
    setValue('text', text, { shouldDirty: true })
    setValue('text_bn', text_bn, { shouldDirty: true })
    toast(words.restoreHint)
  }
  return (
    <Button kind="soft" onClick={restore}>
      {words.restoreOurs}
    </Button>
  )
}
